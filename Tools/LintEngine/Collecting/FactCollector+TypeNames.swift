import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes the name of a type where it stands as one.
  func collectTypeName(_ token: TokenSyntax) {
    guard startsLikeType(token) else { return }
    let name = SourceText.name(token)
    if chainFlags.isEmpty {
      guard knownTypeNames.insert(name).inserted else { return }
    } else {
      guard !knownTypeNames.contains(name), conditionalTypeNames.insert(name).inserted else { return }
    }
    facts.typeReferences.append(TypeReferenceFact(name: name, condition: condition, position: position(token)))
  }

  /// Notes what begins with a capital in an expression: `Player()`, `Player.shared`, but not `.Player`.
  func collectTypeName(_ node: DeclReferenceExprSyntax) {
    guard startsLikeType(node.baseName) else { return }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id { return }
    collectTypeName(node.baseName)
  }

  private func startsLikeType(_ token: TokenSyntax) -> Bool {
    guard let byte = lines.byte(at: token.positionAfterSkippingLeadingTrivia.utf8Offset) else { return false }
    // A capital, a backtick or the first byte of a letter outside ASCII.
    return (0x41...0x5A).contains(byte) || byte == 0x60 || byte >= 0x80
  }
}
