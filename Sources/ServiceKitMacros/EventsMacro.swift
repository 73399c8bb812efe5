import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Events`: the channel of a protocol, and what forwards the protocol's events in the channels of protocols that refine it.
struct EventsMacro: PeerMacro, ExtensionMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let events = declaration.as(ProtocolDeclSyntax.self) else {
      throw MacroDiagnostic(
        "events-target", "@Events sends the requirements of a protocol. Write it on a protocol"
      ).error(at: node)
    }
    return [DeclSyntax(unparsed: try EventsExpansion(events, context).channel)]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // What is wrong is reported with the peer.
    guard let events = declaration.as(ProtocolDeclSyntax.self), let expansion = try? EventsExpansion(events, context),
      expansion.hasEvents
    else { return [] }
    // An extension stands at file scope, where a private type of another cannot be named.
    if events.access == "private ", type.is(MemberTypeSyntax.self) { return [] }
    return [try ExtensionDeclSyntax("\(raw: expansion.forwarding(in: type.trimmedDescription))")]
  }
}
