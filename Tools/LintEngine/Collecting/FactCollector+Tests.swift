import SwiftSyntax

extension FactCollector {
  /// Notes a test, unless it looks at nothing that has a name, or is in a preview.
  func note(_ form: TestFact.Form, _ terms: [TestTerm], name: String? = nil) {
    let named = terms.filter { !$0.compared.isEmpty || $0.reference.utf8.last.map { $0 != UInt8(ascii: ")") } == true }
    guard previews == 0, !named.isEmpty else { return }
    facts.tests.append(
      TestFact(form: form, name: name, terms: named, context: context, declaration: enclosingDeclaration))
  }

  /// Notes the conditions of `if`, `guard` and `while`.
  func collect(_ node: ConditionElementListSyntax) {
    let form: TestFact.Form =
      node.parent?.is(IfExprSyntax.self) == true ? .if : node.parent?.is(GuardStmtSyntax.self) == true ? .guard : .while
    var found: [TestTerm] = []
    for element in node {
      if case .expression(let expression) = element.condition {
        found += terms(of: expression)
      } else if case .matchingPattern(let match) = element.condition {
        if let reference = Reference(match.initializer.value), let constant = Self.constant(match.pattern) {
          found.append(term(reference, compared: [constant], .equality, at: match.initializer.value))
        }
        declareNames(in: match.pattern)
      } else if case .optionalBinding(let binding) = element.condition {
        // Here, since the conditions behind it see the name.
        declare(binding)
      }
    }
    note(form, found)
  }

  /// Notes what a `switch` tells apart.
  func collect(_ node: SwitchExprSyntax) {
    let items = Self.items(of: node.cases)
    if let tuple = node.subject.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      let rows = items.compactMap { $0.pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) }
        .map { $0.elements.map { $0.expression } }
      let found = tuple.elements.enumerated().compactMap { index, element in
        switchTerm(element.expression, rows.compactMap { index < $0.count ? Self.constant($0[index]) : nil })
      }
      note(.switch, found)
    } else {
      let found = switchTerm(node.subject, items.compactMap { Self.constant($0.pattern) })
      note(.switch, found.map { [$0] } ?? [])
    }
  }

  /// Notes the conditions of ternaries, what is assigned, and any other comparison.
  func collect(_ node: SequenceExprSyntax) {
    guard read.remove(node.id) == nil else { return }
    var rest = Array(node.elements)[...]
    var form = TestFact.Form.operand
    if let assignment = rest.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      rest = rest[(assignment + 1)...]
      form = .assignment
    }
    while let ternary = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      note(.ternary, terms(ofOperands: rest[..<ternary]))
      rest = rest[(ternary + 1)...]
      form = .operand
    }
    let isAsked = rest.contains { $0.isLogicalOperator || $0.isEqualityOperator }
    if form == .assignment && (rest.count == 1 || isAsked) || isAsked { note(form, terms(ofOperands: rest)) }
  }

  /// Notes a `!` that is no part of a larger question.
  func collect(_ node: PrefixOperatorExprSyntax) {
    guard read.remove(node.id) == nil, node.operator.text == "!" else { return }
    note(.operand, terms(of: node.expression))
  }

  /// Notes what a function returns.
  func collect(_ node: ReturnStmtSyntax) {
    guard let expression = node.expression, read.remove(node.id) == nil else { return }
    note(.result, terms(of: expression))
  }

  /// Notes what a function without `return` returns.
  func collectResult(of body: CodeBlockSyntax?) {
    guard let body, body.statements.count == 1, case .expr(let expression)? = body.statements.first?.item else {
      return
    }
    note(.result, terms(of: expression))
  }

  private func switchTerm(_ subject: ExprSyntax, _ constants: [String]) -> TestTerm? {
    Reference(subject.onlyElement ?? subject).map { term($0, compared: constants, .equality, at: subject) }
  }

  private static func items(of cases: SwitchCaseListSyntax) -> [SwitchCaseItemSyntax] {
    cases.flatMap { element -> [SwitchCaseItemSyntax] in
      guard case .switchCase(let one) = element, case .case(let label) = one.label else { return [] }
      return Array(label.caseItems)
    }
  }
}
