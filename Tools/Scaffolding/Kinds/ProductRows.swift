internal import LintEngine

/// The rows of a manifest that a copied product needs.
struct ProductRows {
  let package: PackageOutline
  let swap: NameSwap

  /// The copy of a target's row; where it is not written literally, one that is made of what the package says of it.
  func add(_ module: Project.Module, to scaffold: inout Scaffold) {
    let source = try? ManifestSource(package.manifestBytes)
    if let text = source?.targetText(module.name).flatMap(swapped) {
      scaffold.manifest.targetCopies.append(.init(name: swap.name(module.name), text: text))
      return
    }
    let name = swap.name(module.name)
    let kit = KitDependencies(package)
    var row = TargetRow(
      kind: module.kind == .test ? .testTarget : .executableTarget, name: name,
      dependencies: module.dependencies.map { .target(swap.module($0)) })
    let products = (module.kind == .test ? ["ServiceKit", "ServiceKitTesting"] : ["ServiceKit"]).map(kit.product)
    row.dependencies += products.filter { !row.dependencies.contains($0) }
    let folder = package.folder(of: module, swap)
    if folder != row.usualFolder { row.path = folder }
    scaffold.manifest.targets.append(row)
    scaffold.notes.append("the row of '\(module.name)' is computed, so that of '\(name)' may lack something")
  }

  /// The copy of the row in `products`, where there is one.
  func addProduct(_ name: String, to scaffold: inout Scaffold) {
    let source = try? ManifestSource(package.manifestBytes)
    if let text = source?.productText(name).flatMap(swapped) { scaffold.manifest.products.append(text) }
  }

  private func swapped(_ row: String) -> String? { swap.row(row) }
}
