import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes an `#if` with its clauses.
  func collect(_ node: IfConfigDeclSyntax) {
    let clauses = node.clauses.map { clause in
      ConditionalFact.Clause(
        condition: clause.condition.map { Condition($0) } ?? .always,
        text: clause.poundKeyword.text + (clause.condition.map { " " + SourceText.oneLine($0) } ?? ""),
        position: position(clause))
    }
    facts.conditionals.append(
      ConditionalFact(
        clauses: clauses, context: context, declaration: enclosingDeclaration, position: position(node)))
  }
}
