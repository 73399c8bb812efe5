import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes a declaration that is put into a section, and the component that its record may declare.
  func collectSections(of node: VariableDeclSyntax) {
    guard !node.attributes.isEmpty else { return }
    let attributes = ConditionalAttribute.all(of: node.attributes)
    let sections = attributes.filter { $0.name == "section" || $0.name == "_section" }
    guard !sections.isEmpty, let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let used = attributes.filter { $0.name == "used" || $0.name == "_used" }.map(\.condition)
    let tuple = binding.initializer?.value.as(TupleExprSyntax.self).map(TupleValues.init)
    for attribute in sections {
      guard let literal = attribute.literal else { continue }
      let lacking = used.reduce(condition.and(attribute.condition)) { $0.and(.not($1)) }
      facts.sections.append(
        SectionFact(
          section: literal.text, isUsed: used.contains(.always) || !lacking.canHold(), name: SourceText.name(name),
          isVariable: node.bindingSpecifier.tokenKind == .keyword(.var),
          type: binding.typeAnnotation.map { SourceText.oneLine($0.type) }, values: tuple?.values, call: tuple?.call,
          owner: scopes.filter { $0.kind == .type }.compactMap(\.name).joined(separator: "."),
          condition: condition.and(attribute.condition), sectionPosition: position(literal.node),
          position: position(name)))
    }
    if let call = tuple?.call, call.callee.hasSuffix("ComponentRecord.declare"), let named = call.arguments.first {
      facts.components.append(
        ComponentFact(
          name: named, className: call.arguments.dropFirst().first ?? typePath, condition: condition,
          position: position(name)))
    }
  }
}

/// The elements of a tuple as facts show them.
private struct TupleValues {
  private(set) var values: [String] = []
  private(set) var call: SectionFact.Call?

  init(_ tuple: TupleExprSyntax) {
    var waiting = tuple.elements.reversed().map(\.expression)
    while let next = waiting.popLast() {
      if let inner = next.as(TupleExprSyntax.self) {
        waiting += inner.elements.reversed().map(\.expression)
      } else {
        values.append(Self.value(next))
        if call == nil, let closure = next.as(ClosureExprSyntax.self) { call = Self.call(in: closure) }
      }
    }
  }

  private static func value(_ node: ExprSyntax) -> String {
    if let literal = node.as(IntegerLiteralExprSyntax.self) { return literal.literal.text }
    if let reference = node.as(DeclReferenceExprSyntax.self) { return SourceText.name(reference.baseName) }
    return node.is(ClosureExprSyntax.self) ? "{}" : "?"
  }

  /// The first statement of a closure, where that is a call.
  private static func call(in closure: ClosureExprSyntax) -> SectionFact.Call? {
    guard case .expr(var expression) = closure.statements.first?.item else { return nil }
    while let inner = expression.as(UnsafeExprSyntax.self)?.expression ?? expression.as(TryExprSyntax.self)?.expression
    {
      expression = inner
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return SectionFact.Call(
      callee: SourceText.oneLine(callee), arguments: call.arguments.compactMap { argument(of: $0.expression) })
  }

  private static func argument(of node: ExprSyntax) -> String? {
    if let literal = node.as(StringLiteralExprSyntax.self) { return literal.plainText }
    guard let member = node.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.self)
    else {
      return nil
    }
    return member.base.map { SourceText.oneLine($0) }
  }
}
