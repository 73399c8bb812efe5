import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@WeakProxy`: the class that forwards to an adapter that it holds weakly, and the member of the adapter that makes one.
struct WeakProxyMacro: PeerMacro, ExtensionMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let adapter = declaration.as(ProtocolDeclSyntax.self) else {
      throw MacroDiagnostic(
        "proxy-target", "@WeakProxy forwards the requirements of a protocol. Write it on the adapter protocol"
      ).error(at: node)
    }
    return [try WeakProxyExpansion(adapter).proxy]
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // What is wrong is reported with the peer.
    guard let adapter = declaration.as(ProtocolDeclSyntax.self), let expansion = try? WeakProxyExpansion(adapter),
      (try? expansion.proxy) != nil
    else { return [] }
    return [try expansion.member(of: type)]
  }
}

/// `@WhenGone`: read by `@WeakProxy`; writes nothing.
struct WhenGoneMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
