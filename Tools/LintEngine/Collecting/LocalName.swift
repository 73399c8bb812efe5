import SwiftSyntax

/// A name that a parameter, a local variable or a pattern declares, as far as it may be an adapter.
struct LocalName {
  enum Value {
    /// The type is written.
    case typed(TypeSyntax)
    /// It is bound to another value.
    case reference(ReferenceFact)
    /// Not known.
    case opaque
  }

  let value: Value
  /// How many blocks were open when it was declared.
  let depth: Int
}

extension BlockScopes<LocalName> {
  mutating func bind(_ name: String, _ value: LocalName.Value) {
    declare(name, LocalName(value: value, depth: depth))
  }
}
