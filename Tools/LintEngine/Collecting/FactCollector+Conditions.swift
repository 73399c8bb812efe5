import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Walks each clause of an `#if` under its own condition and the negations of those before it.
  func walkClauses(of node: IfConfigDeclSyntax) {
    let outer = condition
    var conditions = ClauseConditions(within: outer)
    for clause in node.clauses {
      condition = conditions.next(clause)
      if let elements = clause.elements { walk(elements) }
    }
    condition = outer
  }
}

extension Condition {
  /// Reads the condition of an `#if`.
  init(_ expression: ExprSyntax) {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self = .flag(reference.baseName.text)
    } else if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      self = literal.literal.text == "true" ? .always : .never
    } else if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      self = .not(Condition(prefix.expression))
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      self = Condition(only.expression)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      self = Condition(sequence: Array(sequence.elements))
    } else if let infix = expression.as(InfixOperatorExprSyntax.self) {
      self = Condition(sequence: [infix.leftOperand, infix.operator, infix.rightOperand])
    } else {
      self = .platform(SourceText.oneLine(expression).filter { $0 != " " })
    }
  }

  /// Reads operands and operators as they stand in the text: `&&` binds tighter than `||`.
  private init(sequence elements: [ExprSyntax]) {
    var alternatives: [Condition] = []
    var current: [Condition] = []
    for element in elements {
      if let token = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        guard token == "||" else { continue }
        alternatives.append(current.count == 1 ? current[0] : .all(current))
        current = []
      } else {
        current.append(Condition(element))
      }
    }
    alternatives.append(current.count == 1 ? current[0] : .all(current))
    self = alternatives.count == 1 ? alternatives[0] : .any(alternatives)
  }
}
