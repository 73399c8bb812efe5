import AdapterSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Handles` on the handler of an action that may wait.
struct HandlesMacro: PeerMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try HandlesExpansion(node, declaration, context).waiting
  }
}

/// `@Handles` on the handler of an action that is answered at once.
struct ImmediateHandlesMacro: PeerMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try HandlesDiagnostics.checkImmediate(
      HandlesDiagnostics.function(declaration, node, LexicalContext(context.lexicalContext)))
    return try HandlesExpansion(node, declaration, context).immediate
  }
}
