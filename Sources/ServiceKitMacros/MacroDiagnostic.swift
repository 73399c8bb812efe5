import SwiftDiagnostics
import SwiftSyntax

/// What a macro of ours says: the fact, and what to write instead.
struct MacroDiagnostic: DiagnosticMessage {
  let message: String
  let severity: DiagnosticSeverity
  private let identifier: String

  var diagnosticID: MessageID { MessageID(domain: "ServiceKit", id: identifier) }

  init(_ identifier: String, _ message: String, severity: DiagnosticSeverity = .error) {
    self.identifier = identifier
    self.message = message
    self.severity = severity
  }

  /// The error to throw from an expansion.
  func error(at node: some SyntaxProtocol, fixIts: [FixIt] = []) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: self, fixIts: fixIts)])
  }
}
