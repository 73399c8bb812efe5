import SwiftSyntax

extension FactCollector {
  /// Notes comparisons with nil whose answer is a value, and those that a ternary chooses by.
  func collectPresence(_ node: SequenceExprSyntax) {
    collectTernary(inParentheses: node)
    guard node.elements.contains(where: \.isNil) else { return }
    let elements = Array(node.elements)
    guard !elements.contains(where: { $0.operatorText == "||" }) else { return }
    let hasTernary = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
    for index in elements.indices {
      guard let test = nilComparison(elements, at: index, form: .value) else { continue }
      if index + 3 < elements.count, let choice = elements[index + 3].as(UnresolvedTernaryExprSyntax.self) {
        guard index == 0 || elements[index - 1].is(AssignmentExprSyntax.self) else { continue }
        collectTernary(test, choice, Array(elements[(index + 4)...]), node)
      } else if !hasTernary, isValue(node) {
        note(test, .answer, elements[index])
      }
    }
  }

  /// Notes `(x != nil) ? a : b`.
  private func collectTernary(inParentheses node: SequenceExprSyntax) {
    guard let choice = node.elements.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self),
      let inner = node.elements.first?.inParentheses?.as(SequenceExprSyntax.self), inner.elements.count == 3,
      let test = nilComparison(Array(inner.elements), at: 0, form: .ternary)
    else { return }
    collectTernary(test, choice, Array(node.elements.dropFirst(2)), node)
  }

  private func collectTernary(
    _ test: PresenceTest, _ choice: UnresolvedTernaryExprSyntax, _ rest: [ExprSyntax], _ node: SequenceExprSyntax
  ) {
    let asked = PresenceTest(reference: test.reference, form: .ternary, isPresent: test.isPresent)
    let branches = [[choice.thenExpression], rest]
    let present = test.isPresent ? branches[0] : branches[1]
    let absent = test.isPresent ? branches[1] : branches[0]
    guard present.contains(where: { $0.mentions(test.reference.lastName) }) else {
      return note(asked, .branchThatIgnores, node)
    }
    if absent.count != 1 || !absent[0].isPlain(levels: 4) { note(asked, .workWithout, node) }
  }

  /// The answer is kept, handed on or returned: it is no condition, no assertion and no line of a log.
  private func isValue(_ node: SequenceExprSyntax) -> Bool {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.is(ConditionElementSyntax.self) || parent.is(WhereClauseSyntax.self) || parent.is(RepeatStmtSyntax.self)
        || parent.is(MacroExpansionExprSyntax.self)
      {
        return false
      }
      if let call = parent.as(FunctionCallExprSyntax.self) { return !call.onlyTells }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        // The parentheses of `(x != nil) ? a : b` are looked at with the ternary.
        if sequence.elements.prefix(32).contains(where: {
          $0.is(UnresolvedTernaryExprSyntax.self) || $0.operatorText == "||"
        }) {
          return false
        }
      }
      if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return true }
      current = parent
    }
    return true
  }
}

extension ExprSyntax {
  /// A name is used in it; also where it is too long to look through.
  func mentions(_ name: String) -> Bool {
    var looked = 0
    for token in tokens(viewMode: .sourceAccurate) {
      looked += 1
      if looked > 200 || token.text == name { return true }
    }
    return false
  }
}
