import SwiftSyntax

extension FactCollector {
  /// What a condition looks at: the operands of `&&`, `||`, `!` and parentheses.
  ///
  /// The operators in it are remembered, so that they do not count again when the walk reaches them.
  func terms(of expression: ExprSyntax) -> [TestTerm] {
    var found: [TestTerm] = []
    var pending = [(expression: expression, isNegated: false)]
    // Sixty-four are more than anybody writes; the rest of a longer condition is not looked at.
    while found.count < 64, let (next, isNegated) = pending.popLast() {
      if let inner = next.onlyElement {
        pending.append((inner, isNegated))
      } else if let negation = next.negated {
        read.insert(next.id)
        pending.append((negation, !isNegated))
      } else if let sequence = next.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        guard !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) || $0.is(AssignmentExprSyntax.self) })
        else { continue }
        read.insert(next.id)
        // In reverse, since the last one is taken first.
        for operand in elements.split(whereSeparator: { $0.isLogicalOperator }).prefix(64).reversed() {
          if operand.count == 1, let only = operand.first {
            pending.append((only, isNegated))
          } else {
            found += comparison(operand).map { [$0] } ?? []
          }
        }
      } else if var term = term(of: next) {
        term.isNegated = isNegated
        found.append(term)
      }
    }
    return found.sorted { $0.position.offset < $1.position.offset }
  }

  /// What a list of operands and operators looks at, from which assignments and ternaries are taken out.
  func terms(ofOperands elements: ArraySlice<ExprSyntax>) -> [TestTerm] {
    elements.split(whereSeparator: { $0.isLogicalOperator }).prefix(64).flatMap { operand -> [TestTerm] in
      if operand.count == 1, let only = operand.first { return terms(of: only) }
      return comparison(operand).map { [$0] } ?? []
    }
  }

  /// A value that is looked at by itself: a name, or a question to a text.
  func term(of expression: ExprSyntax) -> TestTerm? {
    question(expression) ?? listed(expression)
      ?? Reference(expression).map { term($0, compared: [], .equality, at: expression) }
  }

  /// A value and what it is compared with.
  func term(
    _ reference: Reference, compared: [String], _ comparison: TestTerm.Comparison, at node: some SyntaxProtocol
  ) -> TestTerm {
    TestTerm(
      reference: reference.text, compared: compared, comparison: comparison, local: locals[reference.first],
      position: position(node))
  }

  /// What a value can be compared with: a text or a member.
  static func constant(_ expression: ExprSyntax) -> String? {
    if let text = expression.as(StringLiteralExprSyntax.self) {
      guard text.segments.count == 1, case .stringSegment(let segment)? = text.segments.first else { return nil }
      return "\"\(segment.content.text)\""
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return ".\(bare(member.declName.baseName.text))"
    }
    return Reference(expression)?.text
  }

  /// What a pattern compares with; names that it declares and values of a case are left out: `.lite(let theme)`.
  static func constant(_ pattern: PatternSyntax) -> String? {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return constant(binding.pattern) }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    return constant(expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression)
  }

  /// `a == .b`, `a as? String != "text"`, `a ?? "" == "text"`.
  private func comparison(_ elements: ArraySlice<ExprSyntax>) -> TestTerm? {
    guard let operatorIndex = elements.firstIndex(where: \.isEqualityOperator) else {
      return Self.value(of: elements).flatMap { term(of: $0) }
    }
    guard let left = Self.value(of: elements[..<operatorIndex]),
      let right = Self.value(of: elements[(operatorIndex + 1)...])
    else { return nil }
    for (value, other) in [(left, right), (right, left)] {
      guard let reference = Reference(value) else { continue }
      if other.is(BooleanLiteralExprSyntax.self) { return term(of: value) }
      if let constant = Self.constant(other) {
        return term(reference, compared: [constant], .equality, at: value)
      }
    }
    return nil
  }

  /// The value in `a`, `a as? T`, `a ?? b`.
  private static func value(of elements: ArraySlice<ExprSyntax>) -> ExprSyntax? {
    guard let first = elements.first else { return nil }
    return elements.dropFirst().first?.keepsValue ?? true ? first : nil
  }

  /// `text.hasPrefix("…")`, `text.contains("…")`, `[.a, .b].contains(value)`.
  private func question(_ expression: ExprSyntax) -> TestTerm? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first?.expression,
      let called = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = called.base
    else { return nil }
    let comparison: TestTerm.Comparison
    switch called.declName.baseName.text {
    case "hasPrefix", "starts": comparison = .prefix
    case "hasSuffix": comparison = .suffix
    case "contains", "localizedStandardContains", "localizedCaseInsensitiveContains": comparison = .part
    default: return nil
    }
    if let list = base.as(ArrayExprSyntax.self), comparison == .part, let reference = Reference(argument) {
      let constants = list.elements.prefix(32).compactMap { Self.constant($0.expression) }
      return term(reference, compared: constants, .equality, at: argument)
    }
    guard let reference = Reference(base), argument.is(StringLiteralExprSyntax.self),
      let constant = Self.constant(argument)
    else { return nil }
    return term(reference, compared: [constant], comparison, at: base)
  }
}

extension FactCollector {
  /// What the property list of a bundle has under a key.
  private func listed(_ whole: ExprSyntax) -> TestTerm? {
    let expression = whole.valueInParentheses
    let argument: LabeledExprSyntax?
    if let call = expression.as(FunctionCallExprSyntax.self) {
      argument = call.arguments.count == 1 ? call.arguments.first : nil
      guard argument?.label?.text == "forInfoDictionaryKey" else { return nil }
    } else if let access = expression.as(SubscriptCallExprSyntax.self) {
      argument = access.arguments.count == 1 ? access.arguments.first : nil
      guard let list = Reference(access.calledExpression)?.text,
        list.hasSuffix(".infoDictionary") || list.hasSuffix(".localizedInfoDictionary")
      else { return nil }
    } else {
      return nil
    }
    guard let key = argument?.expression, key.is(StringLiteralExprSyntax.self), let constant = Self.constant(key),
      let reference = Reference(expression)
    else { return nil }
    return term(reference, compared: [constant], .key, at: expression)
  }
}

extension ExprSyntax {
  /// The expression in parentheses.
  var onlyElement: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }

  /// The value of `((a as? T))`, looked for through as many levels as anybody writes.
  fileprivate var valueInParentheses: ExprSyntax {
    var value = self
    for _ in 0..<4 {
      if let inner = value.onlyElement {
        value = inner
      } else if let sequence = value.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        sequence.elements.dropFirst().first?.keepsValue == true
      {
        value = first
      } else {
        return value
      }
    }
    return value
  }

  /// The operator is a cast or a fallback: the value before it is still the one that is looked at.
  var keepsValue: Bool {
    self.is(UnresolvedAsExprSyntax.self) || self.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  }

  /// The expression behind `!`.
  var negated: ExprSyntax? {
    guard let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" else { return nil }
    return prefix.expression
  }

  var isLogicalOperator: Bool {
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text == "&&" || text == "||"
  }

  var isEqualityOperator: Bool {
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text == "==" || text == "!=" || text == "~="
  }
}
