public import SwiftSyntax

/// Where a declaration stands: the types and functions around it, innermost first.
public struct LexicalContext {
  private let nodes: [Syntax]

  /// Takes what a macro's context gives.
  public init(_ nodes: [Syntax]) { self.nodes = nodes }

  /// The innermost enclosing declaration that is a type or an extension; nil at file scope.
  public var owner: (any DeclGroupSyntax)? {
    nodes.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
  }

  /// The name by which the owner can be referred to from inside it.
  public var ownerName: String? {
    guard let owner else { return nil }
    if let named = owner.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
    return Self.name(owner)
  }

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

  /// The innermost enclosing declaration with generic parameters, as far as syntax shows it.
  public var genericName: String? {
    for node in nodes {
      guard let generic = node.asProtocol((any WithGenericParametersSyntax).self),
        generic.genericParameterClause != nil
      else { continue }
      if let named = node.asProtocol((any NamedDeclSyntax).self) { return SourceText.name(named.name) }
      return node.is(SubscriptDeclSyntax.self) ? "subscript" : "init"
    }
    return nil
  }

  private static func name(_ group: any DeclGroupSyntax) -> String? {
    if let named = group.asProtocol((any NamedDeclSyntax).self) { return SourceText.name(named.name) }
    return group.as(ExtensionDeclSyntax.self).map { SourceText.oneLine($0.extendedType) }
  }
}
