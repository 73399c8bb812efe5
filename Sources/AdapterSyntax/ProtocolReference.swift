internal import RecordFormat
public import SwiftSyntax

/// A protocol as an argument of our attributes names it: `(any P).self`.
public struct ProtocolReference {
  /// The whole expression.
  public let expression: ExprSyntax
  /// The type as written, without parentheses and comments: `any A.P & Q`.
  public let type: String

  /// The hint for the record; see `RecordHint`.
  public var hint: UInt32 { RecordHint.hint(ofType: type) }

  /// The names of the protocols, qualified as written, without `any`.
  public var names: [String] {
    type.split(separator: "&").map { member in
      var name = member.drop { $0 == " " }
      while name.last == " " { name.removeLast() }
      return String(name.hasPrefix("any ") ? name.dropFirst(4) : name)
    }
  }

  /// Reads one argument.
  ///
  /// - Throws: ``Failure``.
  public init(_ expression: ExprSyntax) throws(Failure) {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self),
      let base = access.base
    else { throw Failure(fault: .notAType) }
    let written = Self.unwrapped(base)
    if let wrapped = Self.optionalTypeText(written) { throw Failure(fault: .optional(wrapped: wrapped)) }
    let text = Self.text(written)
    guard text.hasPrefix("any ") else {
      throw Failure(fault: text.contains("(") ? .notAType : .notExistential(name: text))
    }
    self.expression = expression
    type = text
  }

  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return expression }
    return unwrapped(only.expression)
  }

  /// What is optional here: `(any P)?` is an expression with a question mark, `any P?` a type with one.
  private static func optionalTypeText(_ expression: ExprSyntax) -> String? {
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return text(unwrapped(chain.expression)) }
    guard let type = expression.as(TypeExprSyntax.self)?.type else { return nil }
    if let optional = type.as(OptionalTypeSyntax.self) { return PropertyType.text(optional.wrappedType) }
    let constraint = type.as(SomeOrAnyTypeSyntax.self)?.constraint.as(OptionalTypeSyntax.self)
    return constraint.map { "any \(PropertyType.text($0.wrappedType))" }
  }

  private static func text(_ expression: ExprSyntax) -> String {
    if let type = expression.as(TypeExprSyntax.self) { return PropertyType.text(type.type) }
    return SourceText.oneLine(expression)
  }
}
