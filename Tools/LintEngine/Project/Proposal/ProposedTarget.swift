/// A target that build files describe, as far as it helps to begin a configuration.
struct ProposedTarget: Hashable {
  enum Kind: Hashable {
    /// What a team ships.
    case product
    /// A module that others link.
    case module
  }

  var name: String
  var kind: Kind
  /// Patterns of its files.
  var patterns: [String]
  /// The flags that all of its builds define.
  var flags: [String] = []
  /// The names of targets that it links.
  var dependencies: [String] = []
}
