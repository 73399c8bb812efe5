internal import RecordFormat
public import SwiftSyntax

/// A protocol as an argument of our attributes names it: `(any P).self`.
public struct ProtocolReference {
  /// What was written instead of a protocol.
  public enum Fault: Equatable, Sendable {
    /// No `.self` expression at all.
    case notAType
    /// `P.self`: a class, or a protocol without `any`.
    case notExistential(name: String)
    /// `(any P)?.self`.
    case optional(wrapped: String)
  }

  /// The whole expression.
  public let expression: ExprSyntax
  /// The type as written, without parentheses and comments: `any A.P & Q`.
  public let type: String

  /// The hint for the record; see `RecordHint`.
  public var hint: UInt32 { RecordHint.hint(ofType: type) }

  /// The names of the protocols, qualified as written, without `any`.
  public var names: [String] {
    type.split(separator: "&").map { member in
      var name = String(member)
      while name.first == " " { name.removeFirst() }
      while name.last == " " { name.removeLast() }
      return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }
  }

  /// Reads one argument.
  ///
  /// - Throws: ``Fault``.
  public init(_ expression: ExprSyntax) throws(ProtocolReference.Failure) {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self),
      let base = access.base
    else { throw Failure(fault: .notAType) }
    let written = Self.unwrapped(base)
    if let chain = written.as(OptionalChainingExprSyntax.self) {
      throw Failure(fault: .optional(wrapped: Self.text(Self.unwrapped(chain.expression))))
    }
    let text = Self.text(written)
    if let optional = Self.optionalTypeText(written) { throw Failure(fault: .optional(wrapped: optional)) }
    guard text.hasPrefix("any ") else { throw Failure(fault: .notExistential(name: text)) }
    self.expression = expression
    type = text
  }

  /// The error that carries a fault.
  public struct Failure: Error {
    public let fault: Fault
  }

  private static func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.label == nil
    else { return expression }
    return unwrapped(only.expression)
  }

  private static func optionalTypeText(_ expression: ExprSyntax) -> String? {
    guard let type = expression.as(TypeExprSyntax.self)?.type.as(OptionalTypeSyntax.self) else { return nil }
    return PropertyType.text(type.wrappedType)
  }

  private static func text(_ expression: ExprSyntax) -> String {
    if let type = expression.as(TypeExprSyntax.self) { return PropertyType.text(type.type) }
    return SourceText.oneLine(expression)
  }
}

/// The text of syntax, on one line and without comments.
enum SourceText {
  static func oneLine(_ node: some SyntaxProtocol) -> String {
    var result = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !result.isEmpty, !token.leadingTrivia.isEmpty || lastHadSpace(token.previousToken(viewMode: .sourceAccurate)) {
        result += " "
      }
      result += token.text
    }
    return result
  }

  private static func lastHadSpace(_ token: TokenSyntax?) -> Bool {
    guard let token else { return false }
    return !token.trailingTrivia.isEmpty
  }
}
