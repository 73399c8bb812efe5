import AdapterSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@AdapterHost`: the store, and the conformance that gives the lookups.
struct AdapterHostMacro: MemberMacro, ExtensionMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = hostName(declaration) else {
      throw MacroDiagnostic(
        "host-target",
        "\(declaration.introducer.text.withCapitalArticle) has no identity, so adapters cannot refer back to it. "
          + "Make it a final class or an actor"
      ).error(at: declaration.introducer)
    }
    if protocols.isEmpty, !statesConformance(declaration) { return [] }
    if !protocols.isEmpty, let hidden = HiddenType(declaration, in: context) {
      throw hidden.refusal(of: name, at: declaration.introducer)
    }
    let access = declaration.modifiers.first { ["public", "open", "package"].contains($0.name.text) }?.name.text
    let modifier = access.map { $0 == "package" ? "package " : "public " } ?? ""
    return [
      """
      /// Holds the adapters of this host.
      nonisolated \(raw: modifier)let adapterStore = \
      ServiceKit::AdapterStore(host: \(raw: name).self, isolation: __skHostIsolation)
      """,
      "private static func __skHostIsolation() {}",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, hostName(declaration) != nil, HiddenType(declaration, in: context) == nil else {
      return []
    }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated ServiceKit::AdapterHost {}")]
  }

  private static func hostName(_ declaration: some DeclGroupSyntax) -> String? {
    declaration.as(ClassDeclSyntax.self)?.name.text ?? declaration.as(ActorDeclSyntax.self)?.name.text
  }

  /// The conformance is written by hand; else, where none is missing, a superclass is the host and has the store.
  private static func statesConformance(_ declaration: some DeclGroupSyntax) -> Bool {
    declaration.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription.split { " .:".contains($0) }.last == "AdapterHost"
    } ?? false
  }
}
