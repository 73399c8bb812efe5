import SwiftSyntax

extension FactCollector {
  /// Notes what `if` makes of whether values are nil.
  func collectPresence(_ node: IfExprSyntax) {
    let found = presenceTests(node.conditions)
    for test in found.tests {
      if !test.isPresent {
        collectPresence(test, without: node.body.statements, with: otherwise(node), isMixed: found.isMixed)
      } else if let other = otherwise(node) {
        guard !found.isMixed else { continue }
        if test.bindsName {
          if other.doesWork(names, allowingDefaults: true) { note(test, .workWithout, node) }
        } else {
          collectPresence(test, without: other, with: node.body.statements, isMixed: false)
        }
      } else if !test.bindsName, node.elseBody == nil, node.body.statements.doesWork(names, allowingDefaults: false) {
        watch(node.body.statements, test, node)
      }
    }
  }

  /// Notes what `guard` makes of whether values are nil.
  func collectPresence(_ node: GuardStmtSyntax) {
    let found = presenceTests(node.conditions)
    guard !found.isMixed, let test = found.tests.first else { return }
    let body = node.body.statements
    guard body.doesWork(names, allowingDefaults: true) else { return }
    if test.isPresent {
      let asked = PresenceTest(reference: test.reference, form: .guard, isPresent: true)
      if !body.assigns(test.reference.lastName) { note(asked, .workWithout, node) }
    } else {
      watch(body, test, node)
    }
  }

  /// Notes what `switch` makes of whether a value is nil.
  func collectPresence(_ node: SwitchExprSyntax) {
    guard let reference = reference(node.subject) else { return }
    var absent: [SwitchCaseSyntax] = []
    var present: [SwitchCaseSyntax] = []
    var rest: SwitchCaseSyntax?
    for element in node.cases {
      guard case .switchCase(let entry) = element else { return }
      guard case .case(let label) = entry.label else { rest = entry; continue }
      guard label.caseItems.count == 1, let item = label.caseItems.first, item.whereClause == nil,
        let side = OptionalPattern(item.pattern)
      else { return }
      if side == .absent { absent.append(entry) } else { present.append(entry) }
    }
    guard absent.count + present.count > 0 else { return }
    if let rest { if absent.isEmpty { absent.append(rest) } else if present.isEmpty { present.append(rest) } }
    let test = PresenceTest(reference: reference, form: .switch, isPresent: true)
    if absent.contains(where: { $0.statements.doesWork(names, allowingDefaults: true) }) {
      return note(test, .workWithout, node)
    }
    guard let entry = present.first, !entry.bindsName, !entry.statements.isEmpty else { return }
    watch(entry.statements, test, node)
  }

  /// Notes `x.map { _ in … }`.
  func collectPresence(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["map", "flatMap"].contains(access.declName.baseName.text), let base = access.base,
      let closure = node.trailingClosure ?? node.arguments.first?.expression.as(ClosureExprSyntax.self),
      closure.ignoresItsParameter, let reference = reference(base)
    else { return }
    note(PresenceTest(reference: reference, form: .map, isPresent: true), .branchThatIgnores, node)
  }

  private func collectPresence(
    _ test: PresenceTest, without absent: CodeBlockItemListSyntax, with present: CodeBlockItemListSyntax?, isMixed: Bool
  ) {
    if absent.assigns(test.reference.lastName) { return }
    if absent.doesWork(names, allowingDefaults: false) {
      note(test, .workWithout, absent)
    } else if let present, !isMixed, !present.isEmpty {
      watch(present, test, absent)
    }
  }

  /// The statements that run where no condition of an `if` holds; of `else if`, those of its body.
  private func otherwise(_ node: IfExprSyntax) -> CodeBlockItemListSyntax? {
    switch node.elseBody {
    case .codeBlock(let block): return block.statements
    case .ifExpr(let next):
      // A chain of bindings asks one adapter after the other.
      let isBinding = next.conditions.contains { if case .optionalBinding = $0.condition { true } else { false } }
      return isBinding ? nil : next.body.statements
    default: return nil
    }
  }

  private func watch(_ statements: CodeBlockItemListSyntax, _ test: PresenceTest, _ node: some SyntaxProtocol) {
    let fact = fact(test, .branchThatIgnores, node)
    watches.expect(Watch(statements: statements.id, name: test.reference.lastName, fact: fact))
  }

  func note(_ test: PresenceTest, _ consequence: PresenceFact.Consequence, _ node: some SyntaxProtocol) {
    facts.adapters.presences.append(fact(test, consequence, node))
  }

  private func fact(
    _ test: PresenceTest, _ consequence: PresenceFact.Consequence, _ node: some SyntaxProtocol
  ) -> PresenceFact {
    PresenceFact(
      reference: test.reference, form: test.form, consequence: consequence,
      context: codeContext(statement(of: node)))
  }

  /// The `if` whose branch a node is.
  private func statement(of node: some SyntaxProtocol) -> Syntax {
    guard node.is(CodeBlockItemListSyntax.self), let owner = node.parent?.parent else { return Syntax(node) }
    return owner
  }
}

extension FactCollector {
  /// Where the code of a node stands.
  func codeContext(_ node: some SyntaxProtocol) -> CodeContext {
    CodeContext(
      type: typePath, names: context,
      condition: condition, position: position(node))
  }
}

extension SwitchCaseSyntax {
  /// Its pattern gives the value a name.
  fileprivate var bindsName: Bool {
    guard case .case(let label) = label, let pattern = label.caseItems.first?.pattern else { return false }
    return OptionalPattern(pattern) == .presentAndNamed
  }
}

extension ClosureExprSyntax {
  /// It is written `{ _ in … }`.
  fileprivate var ignoresItsParameter: Bool {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.count == 1 && names.first?.name.text == "_"
    case .parameterClause(let clause):
      clause.parameters.count == 1
        && (clause.parameters.first?.secondName ?? clause.parameters.first?.firstName)?.text == "_"
    default: false
    }
  }
}
