internal import LintEngine

/// A product that is a copy of another: its bindings and its tests under names of their own.
package struct NewProduct: Sendable {
  package var name: String
  /// The product that is copied.
  package var source: String

  package init(name: String, source: String) {
    self.name = name
    self.source = source
  }

  /// What is to be written.
  ///
  /// - Parameter package: where.
  /// - Returns: files and rows.
  /// - Throws: a name that cannot be, a product that there is not, and files that cannot be copied.
  package func scaffold(in package: PackageOutline) throws -> Scaffold {
    let (product, executable) = try package.product(source)
    // Who says 'Lite' for 'ReaderLite' says 'Kiosk' for 'ReaderKiosk'.
    let prefix = String(product.name.dropLast(product.name.hasSuffix(source) ? source.count : 0))
    let short = try CodeName(
      self.name.hasPrefix(prefix) ? String(self.name.dropFirst(prefix.count)) : self.name, for: .product)
    let name = prefix + "\(short)"
    try Self.check([name], "product", beside: package.takenNames)
    let (testName, tests) = package.tests(of: executable)
    let modules = [executable] + (tests.map { [$0] } ?? [])
    let others = package.reading.project.modules.map(\.name).filter { other in !modules.contains { $0.name == other } }
    let shared = Self.sharedPrefix(product.name, name)
    var swap = NameSwap(
      from: String(product.name.dropFirst(shared)), to: String(name.dropFirst(shared)), keeping: Set(others))
    swap.rename(modules.map(\.name))
    try swap.rename(package.typeNames(in: modules).map(\.name))
    let target = swap.name(executable.name)
    guard target != executable.name else {
      throw ScaffoldingError(
        "the target '\(executable.name)' of '\(source)' does not have the product's name in it, so that nobody knows what "
          + "the copy is called")
    }
    try Self.check([target, swap.name(testName)], "target", beside: package.takenNames)
    var scaffold = Scaffold()
    for module in modules where module.name == executable.name || swap.name(module.name) != module.name {
      let folder = package.folder(of: module)
      guard swap.path(folder) != folder else {
        throw ScaffoldingError(
          "the folder '\(folder)' of the target '\(module.name)' does not have the product's name in it, so that nobody "
            + "knows where the copy goes; move it to a folder '\(module.name)', or copy the product by hand")
      }
      scaffold.changes += try ProductCopy(package: package, swap: swap).files(of: module)
    }
    let rows = ProductRows(package: package, swap: swap)
    rows.add(executable, to: &scaffold)
    if let tests, swap.name(tests.name) != tests.name { rows.add(tests, to: &scaffold) }
    rows.addProduct(product.name, to: &scaffold)
    if let change = try ConfiguredProducts(package).adding(name, like: product.name, swap) {
      scaffold.changes.append(change)
    }
    scaffold.nextSteps = [
      "Change what '\(name)' does otherwise than '\(source)': its adapters are in '\(package.folder(of: executable, swap))'.",
      "Start it: swift run \(name)", "Check it: swift test, servicekit lint",
    ]
    return scaffold
  }

  /// How many letters of words two names begin with; each keeps a word at least.
  private static func sharedPrefix(_ first: String, _ second: String) -> Int {
    let words = (NameWords.words(of: first).dropLast(), NameWords.words(of: second).dropLast())
    return zip(words.0, words.1).prefix { $0 == $1 }.reduce(0) { $0 + $1.0.count }
  }

  private static func check(
    _ names: [String], _ what: String, beside taken: [CodeName.Taken]
  ) throws(ScaffoldingError) {
    for target in names {
      if let same = taken.first(where: { $0.name.lowercased() == target.lowercased() }) {
        throw ScaffoldingError(
          "the \(what) '\(target)' would be added, and \(same.what) is called '\(same.name)' already; choose another name"
        )
      }
      if let own = ReservedNames.ownTargets.first(where: { $0.lowercased() == target.lowercased() }) {
        throw ScaffoldingError(
          "the \(what) '\(target)' would be added, and ServiceKit has a target '\(own)': names of targets are unique in "
            + "all packages of a build; choose another name")
      }
    }
  }
}
