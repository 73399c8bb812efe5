extension Vocabulary {
  /// The vocabulary of a package that has no configuration: what its programs are called, and what only some of them define.
  ///
  /// Words that all names share say nothing and are left out: of `ReaderLite` and `ReaderPro`, `LITE`, `isLite`, `PRO` and
  /// `isPro` remain.
  ///
  /// - Parameter project: read from the manifest.
  /// - Returns: words of the kind `product`; none unless at least two products have an executable.
  package static func derived(from project: Project) -> Vocabulary {
    var vocabulary = Vocabulary()
    let programs = project.products.filter { product in
      product.modules.contains { project.module($0)?.kind == .executable }
    }
    guard programs.count > 1 else { return vocabulary }
    let names = ProductName.distinguishing(programs.map(\.name)).flatMap(\.words)
    let flags = project.distinguishingFlags.filter { !KnownFlags.isCustomary($0) }
    let words = Set(names).union(flags).sorted()
    if !words.isEmpty { vocabulary.words = [.product: words] }
    return vocabulary
  }
}

extension Project {
  /// The flags that the builds of some products define and those of others do not, sorted.
  var distinguishingFlags: [String] {
    let all = Set(products.flatMap(\.flags))
    return all.filter { flag in products.contains { !$0.flags.contains(flag) } }.sorted()
  }
}
