internal import LintEngine

extension PackageOutline {
  /// The folder of the copy of a module.
  func folder(of module: Project.Module, _ swap: NameSwap) -> String { swap.path(folder(of: module)) }

  /// The products with their executables.
  var executables: [(product: Project.Product, executable: Project.Module)] {
    executableProducts.compactMap { product in executable(of: product).map { (product, $0) } }
  }
}
