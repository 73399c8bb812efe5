import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Adapter`: the record and its description, the factory, and the reference to the host.
struct AdapterMacro: MemberMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let adapter = AdapterClass(declaration, for: context.buildConfiguration) else {
      throw AdapterDiagnostics.noClass(declaration, node)
    }
    let attribute: AdapterAttribute
    do { attribute = try AdapterAttribute(node) } catch {
      throw AdapterDiagnostics.error(for: error, adapter: adapter, attribute: node)
    }
    let expansion = AdapterExpansion(adapter, attribute, declaration, context)
    do {
      try AdapterDiagnostics.check(adapter, attribute, declaration, node, context)
      return expansion.members
    } catch {
      // The rest of the class may use the host: what is reported is the one thing that is wrong.
      error.diagnostics.forEach(context.diagnose)
      return expansion.hostReference
    }
  }
}
