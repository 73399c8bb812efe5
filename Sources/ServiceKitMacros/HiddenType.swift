import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A type that is private to another, so that an extension, which stands outside of both, cannot name it.
struct HiddenType {
  private let name: String
  private let outer: String
  private let modifier: DeclModifierSyntax
  /// It is the type with the attribute, not one around it.
  private let isAttached: Bool

  /// Nil where the declaration can be named in its file.
  init?(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    let around = context.lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    let chain = [declaration as any DeclGroupSyntax] + around
    for (position, (inner, outer)) in zip(chain, around).enumerated() {
      guard let modifier = inner.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) }),
        let name = LexicalContext([Syntax(inner)]).path, let outerName = LexicalContext([Syntax(outer)]).path
      else { continue }
      self.name = name
      self.outer = outerName
      self.modifier = modifier
      isAttached = position == 0
      return
    }
    return nil
  }

  /// What to say of a host that is, or is in, the type.
  func refusal(of host: String, at introducer: TokenSyntax) -> DiagnosticsError {
    let message = MacroDiagnostic(
      "host-private",
      "'\(name)' is private to '\(outer)', and the conformance of '\(host)' to AdapterHost stands outside of it. "
        + "Write 'fileprivate'")
    // What is around the declaration is a copy, without a place.
    guard isAttached else { return message.error(at: introducer) }
    var open = modifier
    open.name.tokenKind = .keyword(.fileprivate)
    let fixIt = FixIt.replace(
      message: MacroFixIt("host-private", "Write 'fileprivate'"), oldNode: modifier, newNode: open)
    return message.error(at: modifier, fixIts: [fixIt])
  }
}
