/// The declaration of a state or a setting of mediators.
package struct MediatorKeyFact: Codable, Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Codable, Sendable {
    case state, setting
  }

  package var kind: Kind
  /// The constant that holds it: `focusTitle`.
  package var constant: String
  package var name: String
  /// What can be chosen; empty for a state, and where the values are not written out.
  package var values: [String] = []
}
