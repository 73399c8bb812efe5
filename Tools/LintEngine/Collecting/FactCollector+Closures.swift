import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Expects a closure that becomes the value of a property: `onEnd = { … }`, `handlers[key] = { … }`.
  func collectClosure(assignedIn node: SequenceExprSyntax) {
    guard node.elements.count == 3, let value = node.elements.last, let target = node.elements.first,
      node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return }
    let property = target.as(SubscriptCallExprSyntax.self)?.calledExpression ?? target
    if let closure = value.as(ClosureExprSyntax.self) {
      if let keeper = keeper(property) { expectedClosures[closure.id] = keeper }
    } else if let method = method(value, of: node), let keeper = keeper(property) {
      var fact = method
      fact.keeper = keeper
      facts.adapters.closures.append(fact)
    }
  }

  /// What may be a method of an object, which the value keeps: `self.stop`, `stop`, `target?.refresh`.
  private func method(_ value: ExprSyntax, of node: SequenceExprSyntax) -> StoredClosureFact? {
    var fact = StoredClosureFact(
      keeper: .function(""), context: CodeContext(type: "", names: "", condition: .always, position: .start))
    if let access = value.as(MemberAccessExprSyntax.self), let base = access.base {
      // Longer ways lead to plain values nearly always.
      guard let object = reference(base), object.steps.isEmpty else { return nil }
      fact.method = SourceText.name(access.declName.baseName)
      fact.capturesSelf = object.root == .own
      if !fact.capturesSelf { fact.captures = [.init(name: object.text, reference: object)] }
    } else if let name = value.as(DeclReferenceExprSyntax.self), names[SourceText.name(name.baseName)] == nil,
      name.baseName.text != "self"
    {
      fact.method = SourceText.name(name.baseName)
      fact.capturesSelf = true
    } else {
      return nil
    }
    fact.context = codeContext(node)
    return fact
  }

  /// Expects a closure that a lazy property begins with.
  func collectClosure(of node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "lazy" }) else { return }
    for binding in node.bindings {
      guard let closure = binding.initializer?.value.as(ClosureExprSyntax.self),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { continue }
      let owner = ReferenceFact(root: .own, text: "self")
      expectedClosures[closure.id] = .property(owner: owner, name: SourceText.name(name))
    }
  }

  /// Expects a closure that a list or a function of the system keeps.
  func collectClosure(handedTo node: FunctionCallExprSyntax) {
    guard let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else {
      return
    }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "append",
      let list = access.base
    {
      if let keeper = keeper(list) { expectedClosures[closure.id] = keeper }
    } else if let function = node.keepingFunction {
      expectedClosures[closure.id] = .function(function)
    }
  }

  func openClosure(_ node: ClosureExprSyntax) {
    let captures = node.signature?.capture?.items
    let capturesSelf = captures?.first { $0.name.text == "self" && $0.initializer == nil }
    if capturesSelf != nil { noteCaptureOfSelf() }
    guard let keeper = expectedClosures.removeValue(forKey: node.id) else { return }
    let weak = captures?.filter { $0.specifier != nil || $0.initializer != nil }.map { SourceText.name($0.name) } ?? []
    var open = OpenClosure(
      node: node.id, depth: names.depth, weakNames: Set(weak),
      fact: StoredClosureFact(keeper: keeper, context: codeContext(node)))
    open.fact.capturesSelf = capturesSelf != nil && !open.weakNames.contains("self")
    for capture in captures ?? [] where capture.specifier == nil && capture.name.text != "self" {
      let name = SourceText.name(capture.name)
      let value = capture.initializer.map { self.reference($0.value) } ?? reference(named: name, steps: [])
      if let value { open.fact.captures.append(.init(name: name, reference: value)) }
    }
    closures.append(open)
  }

  func closeClosure(_ node: ClosureExprSyntax) {
    guard let last = closures.last, last.node == node.id else { return }
    closures.removeLast()
    if last.fact.capturesSelf || !last.fact.captures.isEmpty { facts.adapters.closures.append(last.fact) }
  }

  /// Notes that the closures around a name capture it.
  func noteCapture(of name: String, _ node: DeclReferenceExprSyntax) {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return }
    if name == "self" { return noteCaptureOfSelf() }
    guard let local = names[name] else { return }
    for index in closures.indices where local.depth <= closures[index].depth {
      guard !closures[index].weakNames.contains(name),
        !closures[index].fact.captures.contains(where: { $0.name == name }),
        let reference = reference(named: name, steps: [])
      else { continue }
      closures[index].fact.captures.append(.init(name: name, reference: reference))
    }
  }

  private func noteCaptureOfSelf() {
    for index in closures.indices where !closures[index].weakNames.contains("self") {
      closures[index].fact.capturesSelf = true
    }
  }

  /// The property that an expression names.
  private func keeper(_ expression: ExprSyntax) -> StoredClosureFact.Keeper? {
    guard var owner = reference(expression) else { return nil }
    if case .name(let name) = owner.root, owner.steps.isEmpty {
      return .property(owner: ReferenceFact(root: .own, text: "self"), name: name)
    }
    guard case .property(let name) = owner.steps.popLast() else { return nil }
    owner.text = owner.text.split(separator: ".").dropLast().joined(separator: ".")
    if owner.text.isEmpty { owner.text = "self" }
    return .property(owner: owner, name: name)
  }
}

extension FunctionCallExprSyntax {
  /// The function of the system that keeps a closure after the call.
  fileprivate var keepingFunction: String? {
    let access = calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = (access?.declName ?? calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text else {
      return nil
    }
    let first = arguments.first?.label?.text
    switch name {
    case "async" where access?.base?.beginning == "DispatchQueue",
      "asyncAfter" where access?.base?.beginning == "DispatchQueue":
      return "DispatchQueue.\(name)"
    case "addObserver" where first == "forName" && access?.base?.beginning == "NotificationCenter":
      return "NotificationCenter.addObserver"
    case "scheduledTimer" where access?.base?.beginning == "Timer" && repeats: return "Timer.scheduledTimer"
    case "Timer" where repeats: return "Timer"
    default: return nil
    }
  }

  private var repeats: Bool {
    arguments.contains {
      $0.label?.text == "repeats" && $0.expression.as(BooleanLiteralExprSyntax.self)?.literal.text != "false"
    }
  }
}

extension ExprSyntax {
  /// The name that a chain of members and calls begins with.
  fileprivate var beginning: String? {
    var current = self
    for _ in 0..<6 {
      if let name = current.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
      guard let inner = current.innerOfChain else { return nil }
      current = inner
    }
    return nil
  }
}
