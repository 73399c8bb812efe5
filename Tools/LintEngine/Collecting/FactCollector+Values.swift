import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes the properties and global variables whose values ask a question or name another value.
  func collectValues(_ node: VariableDeclSyntax) {
    guard !isLocal else { return collectLocals(node) }
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var fact = ValueFact(
        name: Self.bare(pattern.identifier.text), declaration: enclosingDeclaration,
        type: binding.typeAnnotation.map { SourceText.oneLine($0.type) }, context: context, position: position(pattern))
      if let value = binding.initializer?.value {
        fact.terms = Self.shallow(terms(of: value))
      } else if let body = binding.accessorBlock.flatMap(Self.getter) {
        readGetter(body, into: &fact)
      }
      if !chainFlags.isEmpty, let answer = Self.answer(of: binding),
        isAnsweredOtherwise(fact.name, answer, beside: node)
      {
        fact.flags = chainFlags.last ?? []
      }
      if fact.declaration == nil || !fact.terms.isEmpty || !fact.flags.isEmpty { facts.values.append(fact) }
    }
  }

  /// Another clause of the `#if` around a declaration gives the same name the opposite value.
  ///
  /// A Bool that only one clause declares is no answer to the question: it may change later.
  private func isAnsweredOtherwise(_ name: String, _ answer: Bool, beside node: VariableDeclSyntax) -> Bool {
    guard let clause = node.parent?.parent?.parent?.as(IfConfigClauseSyntax.self),
      let chain = clause.parent?.parent?.as(IfConfigDeclSyntax.self)
    else { return false }
    // More declarations than that stand in no clause for the sake of an answer.
    return chain.clauses.contains { other in
      other.id != clause.id
        && Self.declarations(in: other).prefix(32).contains { declaration in
          declaration.as(VariableDeclSyntax.self)?.bindings.contains {
            $0.pattern.as(IdentifierPatternSyntax.self).map { Self.bare($0.identifier.text) } == name
              && Self.answer(of: $0) == !answer
          } == true
        }
    }
  }

  private static func declarations(in clause: IfConfigClauseSyntax) -> [Syntax] {
    switch clause.elements {
    case .statements(let items): items.prefix(32).map { Syntax($0.item) }
    case .decls(let items): items.prefix(32).map { Syntax($0.decl) }
    default: []
    }
  }

  /// The literal that is the value, or all that the getter does.
  private static func answer(of binding: PatternBindingSyntax) -> Bool? {
    let value = binding.initializer?.value ?? onlyValue(of: binding)
    return value?.as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
  }

  private static func onlyValue(of binding: PatternBindingSyntax) -> ExprSyntax? {
    guard let body = binding.accessorBlock.flatMap(getter), body.count == 1 else { return nil }
    return body.first.flatMap(value)
  }

  /// What a getter looks at that does nothing else; its `return` is read with it.
  func terms(ofGetter body: CodeBlockItemListSyntax) -> [TestTerm] {
    guard body.count == 1, let first = body.first, let value = Self.value(of: first) else { return [] }
    if let statement = first.item.as(ReturnStmtSyntax.self) { read.insert(statement.id) }
    return terms(of: value)
  }

  private func readGetter(_ body: CodeBlockItemListSyntax, into fact: inout ValueFact) {
    if let chain = body.first?.item.as(IfConfigDeclSyntax.self), body.count <= 2 {
      fact.flags = Self.flags(decidingBoolIn: chain, body.dropFirst().first)
    } else {
      fact.terms = Self.shallow(terms(ofGetter: body))
    }
  }

  /// The flags of a chain, where each of its clauses, and what may follow it, is only `true` or `false`.
  private static func flags(decidingBoolIn chain: IfConfigDeclSyntax, _ after: CodeBlockItemSyntax?) -> [String] {
    let isBool = { (item: CodeBlockItemSyntax?) in
      item.flatMap(value)?.is(BooleanLiteralExprSyntax.self) == true
    }
    guard after == nil || isBool(after) else { return [] }
    for clause in chain.clauses {
      guard case .statements(let statements)? = clause.elements, statements.count == 1, isBool(statements.first)
      else { return [] }
    }
    return flags(of: chain)
  }

  /// The names of all flags in a chain.
  static func flags(of chain: IfConfigDeclSyntax) -> [String] {
    chain.clauses.flatMap { clause in clause.condition.map { Condition($0).flags } ?? [] }
  }

  private static func value(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    item.item.as(ReturnStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
  }

  /// The statements of a getter.
  static func getter(_ block: AccessorBlockSyntax) -> CodeBlockItemListSyntax? {
    if case .getter(let body) = block.accessors { return body }
    guard case .accessors(let list) = block.accessors else { return nil }
    return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
  }
}
