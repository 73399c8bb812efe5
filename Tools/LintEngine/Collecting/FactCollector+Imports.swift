import SwiftSyntax

extension FactCollector {
  /// Notes an import.
  func collect(_ node: ImportDeclSyntax) {
    facts.imports.append(
      ImportFact(
        path: node.path.map { $0.name.text.filter { $0 != "`" } }, attributes: names(of: node.attributes),
        condition: condition, position: position(node.path)))
  }
}
