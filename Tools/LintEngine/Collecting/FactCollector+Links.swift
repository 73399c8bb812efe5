import SwiftSyntax

extension FactCollector {
  /// Longer texts are no links that anybody writes.
  private static let longestLink = 1_024

  /// Notes a text that begins as a link does: `feed://article/open`.
  func collectLink(_ node: StringLiteralExprSyntax) {
    guard previews == 0, case .stringSegment(let first) = node.segments.first,
      beginsAsLink(at: first.content.positionAfterSkippingLeadingTrivia.utf8Offset),
      first.content.trimmedLength.utf8Length <= Self.longestLink, node.openingQuote.tokenKind == .stringQuote
    else { return }
    let text = first.content.text
    guard !text.utf8.contains(UInt8(ascii: "\\")) else { return }
    facts.actions.links.append(
      LinkFact(
        text: text, isWhole: node.segments.count == 1, use: Self.use(of: ExprSyntax(node)),
        context: codeContext(node)))
  }

  /// A scheme, a colon and a slash: seen in the bytes, since most texts are no links.
  private func beginsAsLink(at start: Int) -> Bool {
    for offset in start..<(start + 32) {
      guard let byte = lines.byte(at: offset) else { return false }
      switch byte {
      case 0x61...0x7A, 0x41...0x5A: continue
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if offset == start { return false }
      case UInt8(ascii: ":"): return offset > start && lines.byte(at: offset + 1) == UInt8(ascii: "/")
      default: return false
      }
    }
    return false
  }

  private static func use(of node: ExprSyntax) -> LinkFact.Use {
    guard let parent = node.parent else { return .value }
    if parent.is(ExpressionPatternSyntax.self) { return .compared }
    if let sequence = parent.parent?.as(SequenceExprSyntax.self) {
      // The first operators are enough, also where a text is put together of thousands.
      let isFallback = sequence.elements.prefix(16).allSatisfy {
        $0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "??" == "??"
      }
      return isFallback ? .value : .compared
    }
    guard let argument = parent.as(LabeledExprSyntax.self) else { return .value }
    guard let call = node.enclosingCall else {
      return argument.parent?.parent?.is(AttributeSyntax.self) == true ? .compared : .value
    }
    switch call.calledName?.text {
    case "url" where argument.label == nil: return .opened
    case "ActionURL" where argument.label == nil: return .read
    case "URL", "URLComponents", "NSURL": return argument.label?.text == "string" ? .read : .compared
    case "hasPrefix", "hasSuffix", "contains", "starts", "range", "ranges", "firstRange", "components", "split",
      "replacingOccurrences", "replacing", "trimmingPrefix", "trimPrefix", "appending", "append",
      "appendingPathComponent",
      "deletingPrefix", "firstIndex":
      return .compared
    default: return .value
    }
  }
}
