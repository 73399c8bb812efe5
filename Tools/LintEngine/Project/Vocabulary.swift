/// The words by which code tells products apart.
package struct Vocabulary: Codable, Hashable, Sendable {
  /// What a word stands for; advice and severity differ.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// A product or a brand: `LITE`, `isKlar`, `com.example.klar`.
    case product
    /// What a build can do: `WITH_JIT`, a package trait.
    case capability
    /// Where a build goes: `BETA`.
    case channel
    /// What kind of target code is built for: `APP_EXTENSION`.
    case targetRole
  }

  /// The words of each kind: compilation flags, names of properties (`isPro`, `App.isPro`) and enum cases, strings.
  package var words: [Kind: [String]] = [:]
  /// The kinds that are looked for.
  package var enabled: Set<Kind> = [.product, .capability]

  package init() {}

  /// The kind of a word, where it is looked for.
  package func kind(of word: String) -> Kind? {
    Kind.allCases.first { enabled.contains($0) && words[$0]?.contains(word) == true }
  }
}
