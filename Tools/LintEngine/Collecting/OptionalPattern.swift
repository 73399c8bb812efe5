import SwiftSyntax

/// What a pattern says about an optional.
enum OptionalPattern {
  case absent, present, presentAndNamed

  /// Nil for a pattern that is about something else.
  init?(_ pattern: PatternSyntax) {
    var pattern = pattern
    var isBinding = false
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      pattern = binding.pattern
      isBinding = true
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if expression.isNil {
      self = .absent
    } else if let some = expression.as(MemberAccessExprSyntax.self), some.base == nil,
      some.declName.baseName.text == "some"
    {
      self = .present
    } else if let inside = Self.inside(expression) {
      if inside.is(DiscardAssignmentExprSyntax.self) { self = .present; return }
      guard let inner = inside.as(PatternExprSyntax.self)?.pattern else { return nil }
      if inner.is(WildcardPatternSyntax.self) { self = .present; return }
      let named = inner.as(ValueBindingPatternSyntax.self)?.pattern ?? inner
      guard isBinding || inner.is(ValueBindingPatternSyntax.self), named.is(IdentifierPatternSyntax.self)
      else { return nil }
      self = .presentAndNamed
    } else {
      return nil
    }
  }

  /// The pattern for the value in `x?` and `.some(x)`.
  private static func inside(_ expression: ExprSyntax) -> ExprSyntax? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return optional.expression }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let some = call.calledExpression.as(MemberAccessExprSyntax.self), some.base == nil,
      some.declName.baseName.text == "some"
    else { return nil }
    return call.arguments.first?.expression
  }
}
