internal import LintEngine

/// A module: an API target, an implementation, a program that starts it alone, and tests.
package struct NewModule: Sendable {
  package var name: String
  /// The products that are to contain it.
  package var products: [String]

  package init(name: String, products: [String] = []) {
    self.name = name
    self.products = products
  }

  /// What is to be written.
  ///
  /// - Parameter package: where.
  /// - Returns: files and rows.
  /// - Throws: a name that cannot be, and products that there are not.
  package func scaffold(in package: PackageOutline) throws -> Scaffold {
    let products = try products.map { try package.product($0) }
    let name = try CodeName(self.name, for: .module, beside: package.takenNames)
    let plan = ModulePlan(name: name)
    for target in [plan.interface, plan.runner, plan.tests] {
      guard let same = package.takenNames.first(where: { $0.name.lowercased() == target.lowercased() }) else {
        continue
      }
      throw ScaffoldingError(
        "the target '\(target)' would be added, and \(same.what) is called '\(same.name)' already; choose another name")
    }
    let kit = KitDependencies(package).product("MediatorKit")
    var scaffold = Scaffold()
    scaffold.changes = plan.files
    for row in plan.rows(kit, swiftSettings: SiblingSettings(package).expression) { scaffold.manifest.add(row) }
    for (product, executable) in products {
      scaffold.changes.append(
        plan.answer(of: product.name).file(in: package.folder(of: executable) + "/Modules"))
      scaffold.manifest.need(executable.name, [.target("\(name)"), .target(plan.interface), kit])
    }
    scaffold.nextSteps = [
      "Start the module alone: swift run \(plan.runner)",
      "Send its action anywhere: 'try await Mediator.main.send(\(plan.action)())', with 'import \(plan.interface)'.",
    ]
    if products.isEmpty {
      scaffold.nextSteps.append(
        "Let the target of a product depend on '\(name)', and answer '\(plan.subject)' there with '@Handles'.")
    }
    scaffold.nextSteps.append("Check it: swift test, servicekit lint")
    return scaffold
  }
}
