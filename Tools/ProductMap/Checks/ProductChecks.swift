/// Looks for what would fail when a product runs, in what the product contains.
///
/// It decides as `AdapterRegistry.validate()` and `Mediator.validate()` do, by names where these have types.
package struct ProductChecks {
  private let owners: ModuleOwners

  package init(owners: ModuleOwners) { self.owners = owners }

  /// Everything that is wrong with some products.
  ///
  /// - Parameter binaries: their contents; several of one path are for different architectures.
  /// - Returns: findings, sorted.
  /// - Complexity: O(n log n) in the declarations.
  package func findings(in binaries: [InspectedBinary]) -> [ProductFinding] {
    let parts = Dictionary(grouping: binaries, by: Self.file)
    let found = binaries.flatMap { binary -> [ProductFinding] in
      guard parts[Self.file(binary), default: []].count > 1 else { return findings(in: binary) }
      let name = "\(binary.contents.product) (\(binary.architectures.joined(separator: ", ")))"
      return findings(in: binary).map { finding in
        var finding = finding
        finding.product = name
        return finding
      }
    }
    return (found + parts.values.compactMap(Self.difference)).sorted(by: ProductFinding.precede)
  }

  /// What tells binaries apart: the path, or what there is in its place.
  private static func file(_ binary: InspectedBinary) -> String { binary.contents.path ?? binary.contents.product }

  private func findings(in binary: InspectedBinary) -> [ProductFinding] {
    let contents = binary.contents
    guard binary.records > 0 else { return [Self.empty(contents.product)] }
    let bindings = BindingChecks(contents)
    return bindings.duplicates + bindings.missing + HandlerChecks(contents).duplicates + names(contents)
      + foreign(contents)
  }

  // MARK: - The whole

  private static func empty(_ product: String) -> ProductFinding {
    ProductFinding(
      check: .noDeclarations, product: product, message: "\(product) declares nothing", place: nil,
      waysOut: [
        "Name the executable itself; with --together, also the libraries that have its adapters.",
        "If it should have adapters: a static archive gives them only where it is linked whole.",
      ])
  }

  /// A program for several architectures is one product.
  private static func difference(among parts: [InspectedBinary]) -> ProductFinding? {
    guard parts.count > 1, let first = parts.first else { return nil }
    let groups = parts.map { $0.architectures.joined(separator: "+") }
    return ProductFinding(
      check: .differentArchitectures, product: first.contents.product,
      message: "'\(file(first))' does not declare the same for \(groups.listedNames)", place: nil,
      waysOut: ["Build every architecture of the same sources, with the same flags and the same targets."])
  }

  // MARK: - Names

  private func names(_ contents: ProductContents) -> [ProductFinding] {
    let components = contents.components.map { ($0.name, $0.className, $0.place) }
    let modules = contents.modules.map { ($0.id, $0.className, $0.place) }
    return Self.repeated(
      components, .duplicateComponent, contents.product, "The component",
      way: "Give each a name of its own: scenes find a component by it.")
      + Self.repeated(
        modules, .duplicateModule, contents.product, "The module id",
        way: "Give each an id of its own: server data opens a module by it.")
  }

  private static func repeated(
    _ entries: [(name: String, className: String, place: DeclarationPlace)], _ check: ProductFinding.Check,
    _ product: String, _ kind: String, way: String
  ) -> [ProductFinding] {
    Dictionary(grouping: entries, by: \.name).compactMap { name, entries in
      guard entries.count > 1 else { return nil }
      let classes = entries.map { "\($0.place.module).\($0.className)" }
      return ProductFinding(
        check: check, product: product,
        message: "\(kind) '\(name)' is declared \(entries.count) times: \(classes.listedNames)",
        place: entries[0].place,
        related: zip(classes, entries).dropFirst().map { .init("\($0) is declared here", $1.place) },
        waysOut: [way, "If only one of them is meant for \(product), do not link the target of the other."])
    }
  }

  // MARK: - Other products

  private func foreign(_ contents: ProductContents) -> [ProductFinding] {
    Dictionary(grouping: contents.declarations, by: \.place.module).compactMap { module, entries in
      guard let objection = owners.objection(to: module, in: contents.product) else { return nil }
      let sorted = entries.sorted { $0.place < $1.place }
      let count = entries.count == 1 ? "a declaration" : "\(entries.count) declarations"
      return ProductFinding(
        check: .foreignModule, product: contents.product,
        message: "\(contents.product) contains \(count) of the module '\(module)', \(objection)",
        place: sorted[0].place,
        related: sorted.map { .init($0.title, $0.place) },
        waysOut: [
          "Remove '\(module)' from what \(contents.product) links: a target is linked also where no code imports it.",
          "If it is for several products, move it to a module that belongs to none of them.",
        ])
    }
  }
}
