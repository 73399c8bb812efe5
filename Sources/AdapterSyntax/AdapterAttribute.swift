public import SwiftSyntax

/// The arguments of `@Adapter(…)`, read from syntax.
public struct AdapterAttribute {
  /// The names of the scopes.
  public static let scopeNames = ["host", "shared", "application", "unique"]

  /// The protocols, in source order.
  public private(set) var protocols: [ProtocolReference] = []
  /// What the host must be; nil where none is named.
  public private(set) var host: ProtocolReference?
  /// The arm of an experiment; nil where the adapter is for all arms.
  public private(set) var variant: Variant?
  private var writtenScope: (name: String, node: ExprSyntax)?

  /// The scope that is written, or the one that follows from the host.
  public var scope: String { writtenScope?.name ?? (host == nil ? "application" : "host") }

  /// Reads the arguments of an attribute.
  ///
  /// - Throws: ``Problem``, the first one in source order.
  public init(_ attribute: AttributeSyntax) throws(Problem) {
    for argument in attribute.arguments?.as(LabeledExprListSyntax.self) ?? [] {
      switch argument.label?.text {
      case nil: try addProtocol(argument.expression)
      case "host": try setHost(argument.expression)
      case "scope": try setScope(argument.expression)
      case "variant": try setVariant(argument.expression)
      default: break
      }
    }
    if protocols.isEmpty { throw Problem(kind: .noProtocol, node: Syntax(attribute)) }
    if let writtenScope, writtenScope.name == "application", host != nil {
      throw Problem(kind: .serviceWithHost, node: Syntax(writtenScope.node))
    }
  }

  private static func reference(_ expression: ExprSyntax) throws(Problem) -> ProtocolReference {
    do { return try ProtocolReference(expression) } catch {
      throw Problem(kind: .protocolReference(error.fault), node: Syntax(expression))
    }
  }

  private mutating func addProtocol(_ expression: ExprSyntax) throws(Problem) {
    let reference = try Self.reference(expression)
    if protocols.contains(where: { Set($0.names) == Set(reference.names) }) {
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
    writtenScope = (access.declName.baseName.text, expression)
  }

  private mutating func setVariant(_ expression: ExprSyntax) throws(Problem) {
    if expression.is(NilLiteralExprSyntax.self) { return }
    guard let read = Variant(expression) else { throw Problem(kind: .unreadableVariant, node: Syntax(expression)) }
    variant = read
  }
}
