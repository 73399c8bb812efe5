import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// How many members and wrappings a reference may have: long chains name no adapter.
  private static let longest = 12

  /// The value that an expression names; nil for any other expression.
  func reference(_ expression: ExprSyntax) -> ReferenceFact? {
    var steps: [ReferenceFact.Step] = []
    var isUnwrapped = false
    var isAttempted = false
    var current = expression
    for _ in 0..<Self.longest {
      if let name = current.as(DeclReferenceExprSyntax.self) {
        guard name.argumentNames == nil else { return nil }
        var found = reference(named: SourceText.name(name.baseName), steps: steps.reversed())
        if isUnwrapped { found?.isUnwrapped = true }
        if isAttempted { found?.isAttempted = true }
        return found
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        guard let base = access.base, access.declName.argumentNames == nil else { return nil }
        steps.append(.property(SourceText.name(access.declName.baseName)))
        current = base
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        guard let lookup = lookup(call) else { return made(by: call, steps: steps.reversed()) }
        steps.append(lookup.step)
        guard let base = lookup.base else {
          return reference(named: "self", steps: steps.reversed(), isAttempted: isAttempted)
        }
        current = base
      } else if let chain = current.as(OptionalChainingExprSyntax.self) {
        current = chain.expression
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        if steps.isEmpty { isUnwrapped = true }
        current = forced.expression
      } else if let attempt = current.as(TryExprSyntax.self) {
        if steps.isEmpty, attempt.questionOrExclamationMark?.text == "?" { isAttempted = true }
        current = attempt.expression
      } else if let awaited = current.as(AwaitExprSyntax.self) {
        current = awaited.expression
      } else if let inner = current.inParentheses {
        current = inner
      } else {
        return nil
      }
    }
    return nil
  }

  /// The value of a name and what follows it.
  func reference(
    named name: String, steps: [ReferenceFact.Step], isAttempted: Bool = false
  ) -> ReferenceFact? {
    let text = Self.text(name, steps)
    if name == "self" || name == "super" {
      return ReferenceFact(root: .own, steps: steps, isAttempted: isAttempted, text: text)
    }
    guard let local = names[name] else { return ReferenceFact(root: .name(name), steps: steps, text: text) }
    switch local.value {
    case .opaque: return nil
    case .typed(let type): return ReferenceFact(root: .value(type: SourceText.oneLine(type)), steps: steps, text: text)
    case .reference(var bound):
      guard bound.steps.count + steps.count <= Self.longest else { return nil }
      bound.steps += steps
      if !steps.isEmpty { (bound.isUnwrapped, bound.isAttempted) = (false, false) }
      bound.text = text
      return bound
    }
  }

  /// A lookup by a type, and what it is asked of.
  func lookup(_ call: FunctionCallExprSyntax) -> (step: ReferenceFact.Step, base: ExprSyntax?)? {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let name = access?.declName.baseName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    guard let name = name?.text, name == "adapter" || name == "requiredAdapter",
      let argument = call.arguments.first, argument.label == nil || argument.label?.text == "awaiting",
      let metatype = argument.expression.as(MemberAccessExprSyntax.self),
      metatype.declName.baseName.tokenKind == .keyword(.self), let type = metatype.base
    else { return nil }
    if access != nil, access?.base == nil { return nil }
    return (.lookup(type: SourceText.oneLine(type), isRequired: name == "requiredAdapter"), access?.base)
  }

  /// What an initialiser makes: `FeedSession(…)`.
  private func made(by call: FunctionCallExprSyntax, steps: [ReferenceFact.Step]) -> ReferenceFact? {
    guard let name = call.initializedType else { return nil }
    return ReferenceFact(root: .value(type: name), steps: steps, text: Self.text("\(name)()", steps))
  }

  private static func text(_ name: String, _ steps: [ReferenceFact.Step]) -> String {
    var parts = name == "self" || name == "super" ? [] : [name]
    for step in steps {
      switch step {
      case .property(let name): parts.append(name)
      case .lookup(let type, let isRequired):
        parts.append("\(isRequired ? "requiredAdapter" : "adapter")(\(type).self)")
      }
    }
    return parts.isEmpty ? name : parts.joined(separator: ".")
  }
}

extension ExprSyntax {
  /// The one expression between parentheses.
  var inParentheses: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
      only.label == nil
    else { return nil }
    return only.expression
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type whose initialiser the call looks like.
  var initializedType: String? {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true
    else { return nil }
    return name
  }
}
