internal import LintEngine
internal import PositionedJSON

/// An adapter protocol in shared code, and an adapter and its tests in each product.
package struct NewAdapter: Sendable {
  package var name: String
  package var products: [String]
  package var scope: AdapterScopeName?
  /// The host or the protocol of hosts; nil for any.
  package var host: String?
  /// The shared target; nil for the only one that there is.
  package var target: String?

  package init(
    name: String, products: [String], scope: AdapterScopeName? = nil, host: String? = nil, target: String? = nil
  ) {
    self.name = name
    self.products = products
    self.scope = scope
    self.host = host
    self.target = target
  }

  /// What is to be written.
  ///
  /// - Parameter package: where.
  /// - Returns: files and rows.
  /// - Throws: a name that cannot be, products, targets or hosts that there are not, and sources that cannot be read.
  package func scaffold(in package: PackageOutline) throws -> Scaffold {
    let scope = scope ?? (host == nil ? .application : .host)
    if scope == .application, let host {
      throw ScaffoldingError(
        "an adapter of the application has no host; leave out --host '\(host.shownInMessage)', "
          + "or choose --scope host, shared or unique")
    }
    let wanted = products.isEmpty ? package.executableProducts.map(\.name) : products
    let products = try wanted.map { try package.product($0) }
    guard !products.isEmpty else {
      throw ScaffoldingError("the package has no product with an executable; make one with 'servicekit new product'")
    }
    let shared = try package.sharedModule(target, in: products)
    let name = try CodeName(self.name, for: .adapter, beside: [.init(shared.name, "the target")])
    let host = try host.map { try HostReference($0, in: shared, of: package, isShared: scope == .shared) }
    let plan = AdapterPlan(name: name, scope: scope, shared: shared.name, host: host)
    try plan.check(beside: package.typeNames(in: [shared] + products.map(\.executable)), products.map(\.product.name))
    return try scaffold(plan, shared, products, in: package)
  }

  private func scaffold(
    _ plan: AdapterPlan, _ shared: Project.Module,
    _ products: [(product: Project.Product, executable: Project.Module)], in package: PackageOutline
  ) throws -> Scaffold {
    var scaffold = Scaffold()
    let kit = KitDependencies(package)
    let folder = package.folder(of: shared) + "/Adapters"
    scaffold.changes += plan.sharedFiles.map { $0.file(in: folder) }
    scaffold.manifest.need(shared.name, [kit.product("ServiceKit")])
    for (product, executable) in products {
      let adapter = plan.adapter(of: product.name)
      scaffold.changes.append(adapter.file(in: package.folder(of: executable) + "/Adapters"))
      scaffold.manifest.need(executable.name, [.target(shared.name), kit.product("ServiceKit")])
      let tests = TestPlace(of: executable, in: package)
      scaffold.changes.append(
        plan.tests(of: product.name, module: executable.name, adapter).file(in: tests.folder))
      let needs =
        [.target(executable.name), .target(shared.name)] + ["ServiceKit", "ServiceKitTesting"].map(kit.product)
      tests.require(needs, in: &scaffold.manifest)
    }
    scaffold.nextSteps = [
      "Say in '\(plan.protocolName)' what shared code needs, and do it in each product's adapter.",
      plan.advice, "Check it: swift test, servicekit lint",
    ]
    return scaffold
  }
}
