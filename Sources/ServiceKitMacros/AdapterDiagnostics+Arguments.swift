import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension AdapterDiagnostics {
  /// The diagnostic for arguments that cannot be read.
  static func error(
    for problem: AdapterAttribute.Problem, adapter: AdapterClass, attribute: AttributeSyntax
  ) -> DiagnosticsError {
    switch problem.kind {
    case .noProtocol:
      let guess = adapter.firstInherited ?? "MyProtocol"
      return MacroDiagnostic(
        "adapter-without-protocol",
        "@Adapter does not say which protocols \(adapter.printedName) is bound to. Name them: "
          + "@Adapter((any \(guess)).self)"
      ).error(at: problem.node)
    case .protocolReference(let fault):
      return error(for: fault, at: problem.node)
    case .duplicateProtocol(let type):
      return MacroDiagnostic("adapter-duplicate-protocol", "'\(type)' is named twice. One binding is enough")
        .error(at: problem.node, fixIts: removal(of: problem.node).map { [$0] } ?? [])
    case .unreadableScope:
      return MacroDiagnostic(
        "adapter-scope",
        "The scope goes into a constant, so it must be written out: .host, .shared, .application or .unique"
      ).error(at: problem.node)
    case .serviceWithHost:
      return MacroDiagnostic(
        "adapter-service-with-host",
        "An adapter of the application has no host. Drop 'host:', or choose .host, .shared or .unique"
      ).error(at: problem.node)
    case .unreadableVariant:
      return MacroDiagnostic(
        "adapter-variant", "The variant goes into a constant, so it must be written out: (.experiment, \"arm\")"
      ).error(at: problem.node)
    }
  }

  private static func error(for fault: ProtocolReference.Fault, at node: Syntax) -> DiagnosticsError {
    switch fault {
    case .notAType:
      return MacroDiagnostic(
        "protocol-not-named", "'\(node.trimmedDescription)' is no protocol. Write (any MyProtocol).self"
      ).error(at: node)
    case .notExistential(let name):
      let replacement = "(any \(name)).self"
      return MacroDiagnostic(
        "protocol-without-any",
        "'\(name)' names a class, or a protocol without 'any'. Write the protocol: \(replacement)"
      ).error(at: node, fixIts: [writeProtocol(node, replacement)])
    case .optional(let wrapped):
      let replacement = "(\(wrapped)).self"
      let isHost = node.parent?.as(LabeledExprSyntax.self)?.label?.text == "host"
      let reason =
        isHost
        ? "An adapter is made for a host, so there always is one"
        : "Whether an adapter is needed is said where it is used, not here"
      return MacroDiagnostic(
        "protocol-optional", "\(reason). Write \(replacement)"
      ).error(at: node, fixIts: [writeProtocol(node, replacement)])
    }
  }

  private static func writeProtocol(_ node: Syntax, _ text: String) -> FixIt {
    let expression: ExprSyntax = "\(raw: text)"
    return .replace(message: MacroFixIt("write-protocol", "Write '\(text)'"), oldNode: node, newNode: expression)
  }

  /// Takes an argument out of its list.
  private static func removal(of expression: Syntax) -> FixIt? {
    guard let argument = expression.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self)
    else { return nil }
    var rest = list.filter { $0.id != argument.id }
    if let last = rest.indices.last { rest[last].trailingComma = nil }
    return .replace(message: MacroFixIt("remove-protocol", "Remove it"), oldNode: list, newNode: rest)
  }
}
