/// An expression that names a value by properties and lookups, as far as its own file shows what it is.
package struct ReferenceFact: Codable, Hashable, Sendable {
  /// Where the way to the value begins.
  package enum Root: Codable, Hashable, Sendable {
    /// `self`.
    case own
    /// A name that no local declaration has: a member of the type around the code, a global variable or a type.
    case name(String)
    /// A parameter or local variable of the type as written.
    case value(type: String)
  }

  /// What follows the root.
  package enum Step: Codable, Hashable, Sendable {
    case property(String)
    /// `adapter(_:)` or `requiredAdapter(_:)` for the type as written.
    case lookup(type: String, isRequired: Bool)
  }

  package var root: Root
  package var steps: [Step] = []
  /// A binding or `!` has taken the optional off.
  package var isUnwrapped = false
  /// `try?` has made it optional.
  package var isAttempted = false
  /// The way to it as written, without `self.`, `?` and effects: `session.playback`, `adapter((any P).self)`.
  package var text: String

  /// The last name in it, by which code in a branch would use the value.
  package var lastName: String {
    if case .property(let name) = steps.last { return name }
    return text.split(separator: ".").last.map(String.init) ?? text
  }
}
