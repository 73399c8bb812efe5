/// A place where code goes one of several ways, or where the answer to such a question is kept or given away.
package struct TestFact: Codable, Hashable, Sendable {
  /// Where it stands.
  package enum Form: String, Codable, Sendable {
    case `if`, `guard`, `while`, `repeat`, `switch`, `where`
    /// `condition ? a : b`.
    case ternary
    /// The initial value of a local variable.
    case variable
    /// The default of a parameter.
    case parameter
    /// What is assigned.
    case assignment
    /// What a function returns.
    case result
    /// A comparison, `!`, `&&` or `||` anywhere else.
    case operand
  }

  package var form: Form
  /// The variable or the parameter; nil for other forms.
  package var name: String?
  /// What is looked at, in the order of the text.
  package var terms: [TestTerm]
  /// The names of the types and functions around it, joined by dots.
  package var context: String
  /// The innermost type around it, as an index into the declarations of the file.
  package var declaration: Int?
}

/// One value that a condition looks at.
package struct TestTerm: Codable, Hashable, Sendable {
  /// How the value is compared.
  package enum Comparison: String, Codable, Sendable {
    /// With `==`, `!=`, a pattern or `contains`; and a Bool that is taken as it is.
    case equality
    /// With `hasPrefix`.
    case prefix
    /// With `hasSuffix`.
    case suffix
    /// With `contains` on a text.
    case part
    /// Not at all: it is what the property list has under the key.
    case key
  }

  /// The value without `?` and `!`; arguments are left out: `App.isLite`, `Bundle.main.object().name`.
  package var reference: String
  /// What it is compared with: `.lite`, `Edition.lite`, `"text"` in quotation marks; empty for a Bool.
  package var compared: [String] = []
  package var comparison = Comparison.equality
  /// A Bool of which the opposite is asked.
  package var isNegated = false
  /// What the first name in it is, where that is a parameter or a local variable.
  package var local: LocalFact?
  /// Where the value begins.
  package var position: SourcePosition
}

/// A parameter or a local variable, as far as its declaration shows what it is.
package struct LocalFact: Codable, Hashable, Sendable {
  /// The type as written.
  package var type: String?
  /// What its value looks at, where it is made of nothing else.
  package var terms: [TestTerm] = []
  package var isParameter = false
  /// Where the name is.
  package var position: SourcePosition
}
