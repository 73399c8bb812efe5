import AdapterSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AdapterHost`: the store, and the conformance that gives the lookups.
struct AdapterHostMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let name = try hostName(declaration, node)
    let access = declaration.modifiers.first { ["public", "open", "package"].contains($0.name.text) }?.name.text
    let modifier = access.map { $0 == "package" ? "package " : "public " } ?? ""
    return [
      """
      /// Holds the adapters of this host.
      nonisolated \(raw: modifier)let adapterStore = ServiceKit.AdapterStore(host: \(raw: name).self, isolation: __skHostIsolation)
      """,
      "private static func __skHostIsolation() {}",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, (try? hostName(declaration, node)) != nil else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated ServiceKit.AdapterHost {}")]
  }

  private static func hostName(_ declaration: some DeclGroupSyntax, _ node: AttributeSyntax) throws -> String {
    if let host = declaration.as(ClassDeclSyntax.self) { return host.name.text }
    if let host = declaration.as(ActorDeclSyntax.self) { return host.name.text }
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "this"
    throw MacroDiagnostic(
      "host-target",
      "Only a class or an actor can own adapters, since they refer back to it; make \(name) a final class"
    ).error(at: node)
  }
}
