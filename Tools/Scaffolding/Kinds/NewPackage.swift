internal import PositionedJSON

/// A package of several products: shared code with a host, an executable with an adapter for each product, and tests.
package struct NewPackage: Sendable {
  package var name: String
  package var products: [String]
  package var serviceKit: ServiceKitLocation

  package init(name: String, products: [String], serviceKit: ServiceKitLocation) {
    self.name = name
    self.products = products
    self.serviceKit = serviceKit
  }

  /// What is to be written; paths begin in the folder of the package.
  ///
  /// - Throws: names that cannot be.
  package func scaffold() throws(ScaffoldingError) -> Scaffold {
    let name = try CodeName(self.name, for: .package)
    var products: [(short: String, target: String)] = []
    guard !self.products.isEmpty else {
      throw ScaffoldingError("a package needs products: --products Standard,Lite")
    }
    for product in self.products {
      let taken = products.map { CodeName.Taken($0.short, "a product") } + [.init("\(name)", "the package")]
      let short = try CodeName(product, for: .product, beside: taken).withoutPrefix("\(name)")
      // Names of targets, and in effect of products, are unique in all packages of a build: ServiceKit has a 'Lite'.
      products.append((short, "\(name)\(short)"))
      try check(products[products.count - 1].target)
    }
    var scaffold = Scaffold()
    let host = "\(name)Session"
    let templates: [(String, any FileTemplate)] = [
      ("", PackageManifestTemplate(package: "\(name)", products: products.map(\.target), serviceKit: serviceKit)),
      ("", ReadmeTemplate(package: "\(name)", products: products.map(\.target), host: host)),
      ("", IgnoreListTemplate()), ("", FormatConfigurationTemplate()),
      ("", LintConfigurationTemplate(products: products.map(\.target))),
      ("Sources/\(name)", HostTemplate(name: host, capabilities: "\(host)Capabilities", package: "\(name)")),
      ("Sources/\(name)", HostCapabilitiesTemplate(name: "\(host)Capabilities")),
      (
        "Sources/\(name)/Adapters",
        AdapterProtocolTemplate(subject: "Greeting", name: "GreetingAdapter", isSendable: false)
      ),
      ("Tests/\(name)Tests", HostTestsTemplate(host: host, sharedModule: "\(name)")),
    ]
    scaffold.changes = templates.map { $0.1.file(in: $0.0) }
    for product in products { scaffold.changes += files(of: product, host: host) }
    scaffold.nextSteps = [
      "cd \(name)", "swift run \(products[0].target)", "swift test", "servicekit lint",
      "servicekit new adapter NAME --host \(host)",
    ]
    return scaffold
  }

  private func files(of product: (short: String, target: String), host: String) -> [FileChange] {
    let adapter = AdapterTemplate(
      name: "\(product.short)Greeting", adapterProtocol: "GreetingAdapter", purpose: "Greets as \(product.short) does.",
      arguments: ["host: (any \(host)Capabilities).self"], sharedModule: name,
      answer: "\"Hello \\(weakTarget?.user ?? \"there\"), this is \(product.short)\"")
    return [
      ProductMainTemplate(host: host, sharedModule: name).file(in: "Sources/\(product.target)"),
      adapter.file(in: "Sources/\(product.target)/Adapters"),
      ProductTestsTemplate(short: product.short, product: product.target, host: host, sharedModule: name)
        .file(in: "Tests/\(product.target)Tests"),
    ]
  }

  private func check(_ target: String) throws(ScaffoldingError) {
    guard let own = ReservedNames.ownTargets.first(where: { $0.lowercased() == target.lowercased() }) else { return }
    throw ScaffoldingError(
      "the target '\(target)' would be made, and ServiceKit has a target '\(own)': names of targets are unique in all "
        + "packages of a build; choose another name")
  }
}
