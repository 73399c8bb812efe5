public import SwiftSyntax

/// The arguments of `@Adapter(…)`, read from syntax.
public struct AdapterAttribute {
  /// The names of the scopes.
  public static let scopeNames = ["host", "shared", "application", "unique"]

  /// One thing that is wrong with the arguments, and where.
  public struct Problem: Error {
    public enum Kind: Equatable, Sendable {
      case noProtocol
      case protocolReference(ProtocolReference.Fault)
      case duplicateProtocol(String)
      case unreadableScope
      case unreadableVariant
    }

    public let kind: Kind
    public let node: Syntax
  }

  /// The arm of an experiment, as written.
  public struct Variant {
    public let expression: ExprSyntax
    /// `.autoplay`
    public let key: String
    public let arm: String

    /// `autoplay=on`: the last component of the key, and the arm.
    public var label: String { "\(key.split(separator: ".").last ?? "")=\(arm)" }
  }

  public private(set) var protocols: [ProtocolReference] = []
  public private(set) var host: ProtocolReference?
  public private(set) var variant: Variant?
  private var writtenScope: String?

  /// The scope that is written, or the one that follows from the host.
  public var scope: String { writtenScope ?? (host == nil ? "application" : "host") }

  /// Reads the arguments of an attribute.
  ///
  /// - Throws: ``Problem``, the first one in source order.
  public init(_ attribute: AttributeSyntax) throws(Problem) {
    let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
    for argument in arguments {
      switch argument.label?.text {
      case nil: try addProtocol(argument.expression)
      case "host": try setHost(argument.expression)
      case "scope": try setScope(argument.expression)
      case "variant": try setVariant(argument.expression)
      default: break
      }
    }
    if protocols.isEmpty { throw Problem(kind: .noProtocol, node: Syntax(attribute)) }
  }

  private static func reference(_ expression: ExprSyntax) throws(Problem) -> ProtocolReference {
    do { return try ProtocolReference(expression) } catch {
      throw Problem(kind: .protocolReference(error.fault), node: Syntax(expression))
    }
  }

  private mutating func addProtocol(_ expression: ExprSyntax) throws(Problem) {
    let reference = try Self.reference(expression)
    if protocols.contains(where: { $0.type == reference.type }) {
      throw Problem(kind: .duplicateProtocol(reference.type), node: Syntax(expression))
    }
    protocols.append(reference)
  }

  private mutating func setHost(_ expression: ExprSyntax) throws(Problem) {
    if expression.is(NilLiteralExprSyntax.self) { return }
    host = try Self.reference(expression)
  }

  private mutating func setScope(_ expression: ExprSyntax) throws(Problem) {
    if expression.is(NilLiteralExprSyntax.self) { return }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.base == nil || access.base?.trimmedDescription.hasSuffix("AdapterScope") == true,
      Self.scopeNames.contains(access.declName.baseName.text)
    else { throw Problem(kind: .unreadableScope, node: Syntax(expression)) }
    writtenScope = access.declName.baseName.text
  }

  private mutating func setVariant(_ expression: ExprSyntax) throws(Problem) {
    if expression.is(NilLiteralExprSyntax.self) { return }
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 2,
      let key = tuple.elements.first?.expression.as(MemberAccessExprSyntax.self),
      let literal = tuple.elements.last?.expression.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      let arm = literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
    else { throw Problem(kind: .unreadableVariant, node: Syntax(expression)) }
    variant = Variant(expression: expression, key: SourceText.oneLine(key), arm: arm)
  }
}
