/// A place that asks for an action by its name.
package struct ActionNameFact: Codable, Hashable, Sendable {
  /// How it is written.
  package enum Form: String, Codable, Sendable {
    /// `open(.name("Login.register"))`.
    case name
    /// `target("Login").action("register")`.
    case target
  }

  package var form: Form
  /// Target and action, joined by a dot.
  package var name: String
  /// What is asked; nil for a value that cannot be told.
  package var receiver: ReferenceFact?
  package var context: CodeContext
}
