internal import PositionedJSON

/// The flags that some build of a project defines, and those that need no definition.
package struct KnownFlags: Sendable {
  /// What builds define and the vocabulary names, sorted.
  package let defined: [String]
  private let names: Set<String>
  private let byLowerCase: [String: [String]]

  /// Collects the flags of products, of modules and of the vocabulary, kinds that are off included.
  package init(_ project: Project, _ vocabulary: Vocabulary) {
    let built = project.products.flatMap(\.flags) + project.modules.flatMap(\.flags)
    let words = vocabulary.words.values.joined().filter { Self.isFlag($0) }
    names = Set(built).union(words)
    defined = names.sorted()
    byLowerCase = Dictionary(grouping: defined) { $0.lowercased() }
  }

  /// The flag means something without a build that defines it: the toolchain, a package manager or custom does.
  package static func isCustomary(_ flag: String) -> Bool {
    customary.contains(flag.uppercased()) || ["SWIFT_", "TARGET_OS_", "$", "_"].contains { flag.hasPrefix($0) }
  }

  /// The flags that somebody may have meant who wrote one that no build defines.
  ///
  /// Only another case counts, and one letter in names of five and more; digits are no mistakes, since they count versions.
  ///
  /// - Returns: the nearest first; empty for a flag that is known, and for one that is like none.
  /// - Complexity: O(n · m) in the letters of the flag and of all names.
  package func meant(by flag: String) -> [String] {
    guard !names.contains(flag), !Self.isCustomary(flag), flag.utf8.count <= 100 else { return [] }
    if let same = byLowerCase[flag.lowercased()] { return same }
    let letters = Self.withoutDigits(flag)
    return defined.filter { other in
      min(flag.count, other.count) >= 5 && abs(flag.count - other.count) <= 1 && Self.withoutDigits(other) != letters
        && EditDistance.between(flag, other) == 1
    }
  }

  private static let customary: Set<String> = [
    "DEBUG", "RELEASE", "NDEBUG", "TEST", "TESTS", "TESTING", "PREVIEW", "PREVIEWS", "RESILIENT_LIBRARIES", "COCOAPODS",
    "CARTHAGE", "XCODE", "BAZEL", "FOUNDATION_FRAMEWORK", "DEPLOYMENT_RUNTIME_SWIFT",
  ]

  private static func isFlag(_ word: String) -> Bool {
    !word.isEmpty && word.allSatisfy { $0 == "_" || $0.isASCII && ($0.isUppercase || $0.isNumber) }
  }

  private static func withoutDigits(_ flag: String) -> String { flag.filter { !$0.isNumber } }
}
