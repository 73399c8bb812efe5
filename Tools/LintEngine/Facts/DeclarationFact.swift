/// A type, a protocol, an extension or a type alias.
package struct DeclarationFact: Codable, Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, alias
  }

  /// What it is.
  package var kind: Kind
  /// The name without backticks; of an extension, the extended type as written.
  package var name: String
  /// The names of the types around it, outermost first, and its own, joined by dots.
  package var path: String
  /// The inheritance clause as written: superclass, protocols, `AnyObject`.
  package var inherited: [String] = []
  /// What an alias stands for, on one line.
  package var aliased: String?
  /// The names of its attributes, without `@`: `Adapter`, `MainActor`, `AdapterHost`.
  package var attributes: [String] = []
  /// The access modifiers and others: `public`, `final`.
  package var modifiers: [String] = []
  /// It has generic parameters.
  package var isGeneric = false
  /// It is in a function, an accessor or a closure.
  package var isLocal = false
  /// Its properties, those within `#if` included.
  package var properties: [PropertyFact] = []
  /// The cases of an enum.
  package var cases: [String] = []
  /// Under which conditions it exists.
  package var condition = Condition.always
  /// Where its name is.
  package var position: SourcePosition
}
