import SwiftSyntax

/// The branches that are being looked through, outermost first.
struct Watches {
  private var expected: [SyntaxIdentifier: Watch] = [:]
  private var open: [Watch] = []
  private var indices: [String: [Int]] = [:]

  var isEmpty: Bool { open.isEmpty }

  mutating func expect(_ watch: Watch) { expected[watch.statements] = watch }

  mutating func begin(_ statements: SyntaxIdentifier) {
    guard !expected.isEmpty, let watch = expected.removeValue(forKey: statements) else { return }
    indices[watch.name, default: []].append(open.count)
    open.append(watch)
  }

  /// Ends the branch of some statements.
  ///
  /// - Returns: what is to be noted.
  mutating func end(_ statements: SyntaxIdentifier) -> PresenceFact? {
    guard let last = open.last, last.statements == statements else { return nil }
    open.removeLast()
    _ = indices[last.name]?.popLast()
    // A use counts for the branches around it too.
    if last.isUsed { mark(last.name) }
    return last.isUsed ? nil : last.fact
  }

  /// Notes that a name is used.
  mutating func mark(_ name: String) {
    if let index = indices[name]?.last { open[index].isUsed = true }
  }
}

extension FactCollector {
  func openWatch(_ node: CodeBlockItemListSyntax) { watches.begin(node.id) }

  func closeWatch(_ node: CodeBlockItemListSyntax) {
    if let fact = watches.end(node.id) { facts.adapters.presences.append(fact) }
  }

  /// Notes a mention of a name, for the branches and closures around it.
  func mention(_ node: DeclReferenceExprSyntax) {
    guard !watches.isEmpty || !closures.isEmpty else { return }
    let name = node.baseName.text
    watches.mark(name)
    if !closures.isEmpty { noteCapture(of: name, node) }
  }
}
