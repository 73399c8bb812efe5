import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes `x!`.
  func collectForcedUse(_ node: ForceUnwrapExprSyntax) {
    if let reference = reference(node.expression) { note(.unwrapped, reference, node) }
    for reference in chained(node.expression) { note(.resultUnwrapped, reference, node) }
  }

  /// Notes `x.unsafelyUnwrapped`.
  func collectForcedUse(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName
    guard name.trimmedLength.utf8Length == 17, name.text == "unsafelyUnwrapped", let base = node.base,
      let reference = reference(base)
    else { return }
    note(.unwrapped, reference, node)
  }

  /// Notes `try!` around a lookup or before a property.
  func collectForcedUse(_ node: TryExprSyntax) {
    guard node.questionOrExclamationMark?.text == "!" else { return }
    guard let reference = lookup(within: node.expression) ?? reference(node.expression) else { return }
    note(.tried, reference, node)
  }

  /// Notes `x as! T`.
  func collectForcedUses(_ node: SequenceExprSyntax) {
    guard node.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) else { return }
    let elements = Array(node.elements)
    for index in elements.indices.dropFirst().dropLast() {
      guard elements[index].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!",
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type
      else { continue }
      note(.cast(type: SourceText.oneLine(type)), reference(elements[index - 1]), elements[index - 1])
    }
  }

  /// Notes `String(describing: x?.value)`.
  func collectForcedUse(_ node: FunctionCallExprSyntax) {
    guard let argument = node.arguments.first, argument.label?.text == "describing",
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String", !isToldOnly(node)
    else { return }
    describe(argument.expression)
  }

  /// Notes `"\(x?.value)"`.
  func collectForcedUse(_ node: ExpressionSegmentSyntax) {
    guard let only = node.expressions.first, node.expressions.count == 1, only.label == nil, !isToldOnly(node)
    else { return }
    describe(only.expression)
  }

  /// Notes `T!` as a type.
  func collectForcedUse(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) {
    note(.implicitlyUnwrapped(type: SourceText.oneLine(node.wrappedType)), nil, node)
  }

  /// Notes a lookup, which says that its type is an adapter's.
  func collectLookup(_ node: FunctionCallExprSyntax) {
    guard lookup(node) != nil, let reference = reference(ExprSyntax(node)) else { return }
    facts.adapters.lookups.append(LookupFact(reference: reference, context: codeContext(node)))
  }

  private func describe(_ expression: ExprSyntax) {
    if let reference = reference(expression) { note(.described, reference, expression) }
    for reference in chained(expression) { note(.described, reference, expression) }
  }

  private func note(_ form: ForcedUseFact.Form, _ reference: ReferenceFact?, _ node: some SyntaxProtocol) {
    facts.adapters.forcedUses.append(ForcedUseFact(reference: reference, form: form, context: codeContext(node)))
  }

  /// The values before each `?` of a chain of members and calls, the last first.
  private func chained(_ expression: ExprSyntax) -> [ReferenceFact] {
    var found: [ReferenceFact] = []
    var current = expression
    for _ in 0..<8 {
      if let chain = current.as(OptionalChainingExprSyntax.self), let value = reference(chain.expression) {
        found.append(value)
      }
      guard let inner = current.innerOfChain else { break }
      current = inner
    }
    return found
  }

  /// The lookup that a chain of members and calls begins with.
  private func lookup(within expression: ExprSyntax) -> ReferenceFact? {
    var current = expression
    for _ in 0..<8 {
      if let call = current.as(FunctionCallExprSyntax.self), lookup(call) != nil { return reference(current) }
      guard let inner = current.innerOfChain else { return nil }
      current = inner
    }
    return nil
  }

  /// The text goes to a log or into the message of a trap.
  private func isToldOnly(_ node: some SyntaxProtocol) -> Bool {
    var current = Syntax(node)
    for _ in 0..<8 {
      guard let parent = current.parent, !parent.is(CodeBlockItemSyntax.self) else { return false }
      if let call = parent.as(FunctionCallExprSyntax.self), call.onlyTells { return true }
      current = parent
    }
    return false
  }
}

extension ExprSyntax {
  /// What a member, a call or a wrapping is of.
  var innerOfChain: ExprSyntax? {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let attempt = self.as(TryExprSyntax.self) { return attempt.expression }
    if let awaited = self.as(AwaitExprSyntax.self) { return awaited.expression }
    return inParentheses
  }
}
