public import SwiftSyntax

/// Where a declaration stands: the types and functions around it, innermost first.
public struct LexicalContext {
  private let nodes: [Syntax]

  public init(_ nodes: [Syntax]) { self.nodes = nodes }

  /// The innermost enclosing declaration that is a type or an extension; nil at file scope.
  public var owner: (any DeclGroupSyntax)? {
    nodes.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
  }

  /// The name by which the owner can be referred to from inside it.
  public var ownerName: String? { owner.flatMap(Self.name) }

  /// The names of the enclosing types, outermost first, joined by dots; nil at file scope.
  public var path: String? {
    let names = nodes.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.compactMap(Self.name)
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  /// The declaration is a local one: the nearest thing around it is a function, an accessor or a closure.
  public var isLocal: Bool {
    guard let nearest = nodes.first else { return false }
    return nearest.asProtocol((any DeclGroupSyntax).self) == nil
  }

  /// The innermost enclosing type with generic parameters, as far as syntax shows it.
  public var genericTypeName: String? {
    for node in nodes {
      guard let generic = node.asProtocol((any WithGenericParametersSyntax).self),
        generic.genericParameterClause != nil
      else { continue }
      if let group = node.asProtocol((any DeclGroupSyntax).self) { return Self.name(group) }
      if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
    }
    return nil
  }

  private static func name(_ group: any DeclGroupSyntax) -> String? {
    if let named = group.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return group.as(ExtensionDeclSyntax.self).map { SourceText.oneLine($0.extendedType) }
  }
}
