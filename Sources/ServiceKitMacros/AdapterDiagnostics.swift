import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Adapter` refuses.
enum AdapterDiagnostics {
  /// The diagnostic for arguments that cannot be read.
  static func error(
    for problem: AdapterAttribute.Problem, adapter: AdapterClass, attribute: AttributeSyntax
  ) -> DiagnosticsError {
    switch problem.kind {
    case .noProtocol:
      let guess = adapter.firstInherited ?? "MyProtocol"
      return MacroDiagnostic(
        "adapter-without-protocol",
        "@Adapter needs the adapter protocols that \(adapter.name) is bound to: @Adapter((any \(guess)).self)"
      ).error(at: problem.node)
    case .protocolReference(let fault): return error(for: fault, at: problem.node)
    case .duplicateProtocol(let type):
      return MacroDiagnostic(
        "adapter-duplicate-protocol", "'\(type)' is named twice; one binding is enough, remove one of them"
      ).error(at: problem.node)
    case .unreadableScope:
      return MacroDiagnostic(
        "adapter-scope",
        "The scope must be written out, as it goes into a constant: .host, .shared, .application or .unique"
      ).error(at: problem.node)
    case .unreadableVariant:
      return MacroDiagnostic(
        "adapter-variant",
        "The variant must be written out, as it goes into a constant: variant: (.experiment, \"arm\")"
      ).error(at: problem.node)
    }
  }

  private static func error(for fault: ProtocolReference.Fault, at node: Syntax) -> DiagnosticsError {
    switch fault {
    case .notAType:
      return MacroDiagnostic(
        "protocol-not-named", "'\(node.trimmedDescription)' names no protocol; write (any MyProtocol).self"
      ).error(at: node)
    case .notExistential(let name):
      let replacement = "(any \(name)).self"
      return MacroDiagnostic(
        "protocol-without-any", "Write \(replacement): an adapter is bound to a protocol, not to a class"
      ).error(at: node, fixIts: [replace(node, with: replacement)])
    case .optional(let wrapped):
      let replacement = "(\(wrapped)).self"
      return MacroDiagnostic(
        "protocol-optional",
        "Write \(replacement): an adapter is bound to the protocol; whether it is needed is said where it is used"
      ).error(at: node, fixIts: [replace(node, with: replacement)])
    }
  }

  private static func replace(_ node: Syntax, with text: String) -> FixIt {
    let expression: ExprSyntax = "\(raw: text)"
    return FixIt(
      message: MacroFixIt("write-protocol", "Write '\(text)'"),
      changes: [.replace(oldNode: node, newNode: Syntax(expression))])
  }

  /// Checks the declaration against its arguments.
  static func check(
    _ adapter: AdapterClass, _ attribute: AdapterAttribute, _ declaration: some DeclGroupSyntax,
    _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws {
    if !adapter.isReferenceType, let host = attribute.host {
      throw MacroDiagnostic(
        "adapter-value-with-host",
        "A \(adapter.keyword) has no identity, so it cannot be held by a host or refer back to one; "
          + "make \(adapter.name) a final class, or drop host:"
      ).error(at: host.expression)
    }
    let isGeneric = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    let outer = LexicalContext(context.lexicalContext).genericTypeName
    guard isGeneric || outer != nil else { return }
    let reason =
      isGeneric ? "\(adapter.name) is generic" : "\(adapter.name) is declared inside the generic '\(outer ?? "")'"
    throw MacroDiagnostic(
      "adapter-generic",
      "\(reason), but a record is one constant for one class; bind one specialisation by a factory: "
        + "@Adapter(\(attribute.protocols[0].expression.trimmedDescription)) enum \(adapter.name)Binding "
        + "{ static func lazyRegister() -> (\(attribute.protocols[0].type))? { … } }"
    ).error(at: node)
  }
}
