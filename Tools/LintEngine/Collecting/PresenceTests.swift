import SwiftSyntax

/// The questions of a condition that all have to be answered yes.
struct PresenceTests {
  var tests: [PresenceTest] = []
  /// The condition asks for other things too, so that a no says nothing of the values.
  var isMixed = false
}

extension FactCollector {
  /// The questions in the conditions of a statement.
  func presenceTests(_ conditions: ConditionElementListSyntax) -> PresenceTests {
    var found = PresenceTests()
    // What a condition binds is something else in those after it.
    var bound: Set<Substring> = []
    for element in conditions {
      let before = found.tests.count
      addTests(of: element, to: &found)
      let asked = found.tests[before...].contains { test in
        test.reference.text.split(separator: ".").first.map(bound.contains) ?? false
      }
      if asked {
        found.tests.removeLast(found.tests.count - before)
        found.isMixed = true
      }
      for name in names(boundIn: element) { bound.insert(name) }
    }
    if found.tests.count > 1 { found.isMixed = true }
    return found
  }

  private func names(boundIn element: ConditionElementSyntax) -> [Substring] {
    switch element.condition {
    case .optionalBinding(let binding):
      return binding.pattern.as(IdentifierPatternSyntax.self).map { [Substring($0.identifier.text)] } ?? []
    case .matchingPattern(let matching):
      return matching.pattern.tokens(viewMode: .sourceAccurate)
        .filter { $0.parent?.is(IdentifierPatternSyntax.self) == true }.map { Substring($0.text) }
    default: return []
    }
  }

  private func addTests(of element: ConditionElementSyntax, to found: inout PresenceTests) {
    switch element.condition {
    case .expression(let expression): presenceTests(expression, isNegated: false, into: &found, levels: 4)
    case .optionalBinding(let binding):
      guard let reference = boundReference(binding) else { found.isMixed = true; return }
      let name = binding.pattern.as(IdentifierPatternSyntax.self)
      found.tests.append(PresenceTest(reference: reference, form: .binding, isPresent: true, bindsName: name != nil))
    case .matchingPattern(let pattern):
      guard let reference = reference(pattern.initializer.value), let side = OptionalPattern(pattern.pattern)
      else { found.isMixed = true; return }
      found.tests.append(
        PresenceTest(
          reference: reference, form: .pattern, isPresent: side != .absent, bindsName: side == .presentAndNamed))
    default: found.isMixed = true
    }
  }

  private func presenceTests(
    _ expression: ExprSyntax, isNegated: Bool, into found: inout PresenceTests, levels: Int
  ) {
    if levels > 0, let inner = expression.inParentheses {
      return presenceTests(inner, isNegated: isNegated, into: &found, levels: levels - 1)
    }
    if levels > 0, let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return presenceTests(prefix.expression, isNegated: !isNegated, into: &found, levels: levels - 1)
    }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { found.isMixed = true; return }
    let elements = Array(sequence.elements)
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    // Whatever else binds its operands tighter than `&&`.
    let isConjunction =
      !operators.contains("||")
      && !elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) || $0.is(AssignmentExprSyntax.self) }
    guard isConjunction, !isNegated || !operators.contains("&&") else { found.isMixed = true; return }
    for term in elements.split(whereSeparator: { $0.operatorText == "&&" }).map(Array.init) {
      if term.count == 1, levels > 0 {
        presenceTests(term[0], isNegated: isNegated, into: &found, levels: levels - 1)
      } else if term.count == 3, let test = nilComparison(term, at: 0, form: .comparison) {
        found.tests.append(
          PresenceTest(reference: test.reference, form: .comparison, isPresent: test.isPresent != isNegated))
      } else {
        found.isMixed = true
      }
    }
  }

  /// `x == nil` and the like among the elements of a sequence, from an index.
  func nilComparison(_ elements: [ExprSyntax], at index: Int, form: PresenceFact.Form) -> PresenceTest? {
    guard index + 2 < elements.count, let sign = elements[index + 1].operatorText, sign == "==" || sign == "!="
    else { return nil }
    let (left, right) = (elements[index], elements[index + 2])
    guard let value = right.isNil ? left : left.isNil ? right : nil, let reference = reference(value) else {
      return nil
    }
    return PresenceTest(reference: reference, form: form, isPresent: sign == "!=")
  }
}

extension ExprSyntax {
  var operatorText: String? { self.as(BinaryOperatorExprSyntax.self)?.operator.text }

  /// `nil` or `.none`.
  var isNil: Bool {
    if self.is(NilLiteralExprSyntax.self) { return true }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return false }
    return access.declName.baseName.text == "none"
  }
}
