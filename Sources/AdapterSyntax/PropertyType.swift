internal import RecordFormat
public import SwiftSyntax

/// The type of a property that needs an adapter: `any P`, or `(any P)?`.
public struct PropertyType: Equatable {
  /// The type without the optional, without parentheses: `any P & Q`, or the name of an alias.
  public let wrapped: String
  /// The requirement may stay unmet.
  public let isOptional: Bool

  /// The hint for the record; see `RecordHint`.
  public var hint: UInt32 { RecordHint.hint(ofType: wrapped) }

  /// Reads a type annotation; nil for `!`, which leaves open what is meant.
  public init?(_ type: TypeSyntax) {
    let type = Self.unwrapped(type)
    if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) {
      wrapped = Self.text(optional.wrappedType)
      isOptional = true
    } else if let name = type.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
      let argument = name.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self)
    {
      wrapped = Self.text(argument)
      isOptional = true
    } else {
      wrapped = Self.text(type)
      isOptional = false
    }
  }

  /// The text of a type on one line, without comments and outer parentheses.
  static func text(_ type: some TypeSyntaxProtocol) -> String {
    SourceText.oneLine(unwrapped(TypeSyntax(type)))
  }

  private static func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
    guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.firstName == nil
    else { return type }
    return unwrapped(only.type)
  }
}
