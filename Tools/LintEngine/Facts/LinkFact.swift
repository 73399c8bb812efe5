/// A text in code that begins as a link does.
package struct LinkFact: Codable, Hashable, Sendable {
  /// What the code does with it.
  package enum Use: String, Codable, Sendable {
    /// `open(.url("…"))`.
    case opened
    /// `URL(string: "…")`, `ActionURL("…")`.
    case read
    /// It is a part of something else, or is compared with something.
    case compared
    /// Anything else.
    case value
  }

  /// The text, up to the first interpolation.
  package var text: String
  /// There is no interpolation in it.
  package var isWhole: Bool
  package var use: Use
  package var context: CodeContext
}

/// Which links a program says that it answers.
package struct LinkPrefixFact: Codable, Hashable, Sendable {
  /// In small letters.
  package var scheme: String
  /// In small letters; nil for a scheme of the program's own.
  package var host: String?
  package var port: Int?
  package var context: CodeContext
}

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
