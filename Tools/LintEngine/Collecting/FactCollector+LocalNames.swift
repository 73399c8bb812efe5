import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Opens the block of some statements, with the names that what is around them declares.
  ///
  /// The clauses of an `#if` are no blocks.
  func open(_ node: CodeBlockItemListSyntax) {
    openWatch(node)
    guard let parent = node.parent, !parent.is(IfConfigClauseSyntax.self) else { return }
    names.open()
    if let block = parent.as(CodeBlockSyntax.self) {
      bindNames(around: block)
    } else if let closure = parent.as(ClosureExprSyntax.self) {
      bindNames(of: closure)
    } else if let block = parent.as(AccessorBlockSyntax.self) {
      bindParameters(of: block)
    } else if let entry = parent.as(SwitchCaseSyntax.self), case .case(let label) = entry.label {
      for item in label.caseItems { bind(names: item.pattern, to: entry) }
    }
  }

  func close(_ node: CodeBlockItemListSyntax) {
    closeWatch(node)
    guard let parent = node.parent, !parent.is(IfConfigClauseSyntax.self) else { return }
    names.close()
    // The names that conditions bind are not known in the other branch.
    if let block = parent.as(CodeBlockSyntax.self), block.parent?.as(IfExprSyntax.self)?.body.id == block.id {
      names.forget()
    }
  }

  /// Binds the variables of a declaration that is no member.
  func bindLocals(of node: VariableDeclSyntax) {
    guard node.parent?.is(MemberBlockItemSyntax.self) != true else { return }
    for binding in node.bindings { bind(binding.pattern, type: binding.typeAnnotation, binding.initializer?.value) }
  }

  /// Binds the name of `if let` and `guard let`.
  func bindLocal(of node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    if node.initializer == nil { watches.mark(name) }
    var bound = boundReference(node)
    bound?.isUnwrapped = true
    bound?.isAttempted = false
    if let annotation = node.typeAnnotation {
      names.bind(name, .typed(annotation.type))
    } else if name != "self" {
      names.bind(name, bound.map { .reference($0) } ?? .opaque)
    }
  }

  /// The value that `if let` and `guard let` look at.
  func boundReference(_ node: OptionalBindingConditionSyntax) -> ReferenceFact? {
    if let value = node.initializer?.value { return reference(value) }
    guard let pattern = node.pattern.as(IdentifierPatternSyntax.self) else { return nil }
    return reference(named: pattern.identifier.text, steps: [])
  }

  /// Binds every name of a pattern to something unknown.
  func bind(names pattern: PatternSyntax, to owner: some SyntaxProtocol) {
    for token in pattern.tokens(viewMode: .sourceAccurate) {
      if token.parent?.is(IdentifierPatternSyntax.self) == true { names.bind(SourceText.name(token), .opaque) }
    }
  }

  private func bind(_ pattern: PatternSyntax, type: TypeAnnotationSyntax?, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return bind(names: pattern, to: pattern)
    }
    if let type {
      names.bind(SourceText.name(name), .typed(type.type))
    } else {
      names.bind(SourceText.name(name), value.flatMap(reference).map { .reference($0) } ?? .opaque)
    }
  }

  private func bindNames(around block: CodeBlockSyntax) {
    guard let owner = block.parent else { return }
    if let function = owner.as(FunctionDeclSyntax.self) {
      bind(function.signature.parameterClause.parameters)
    } else if let initializer = owner.as(InitializerDeclSyntax.self) {
      bind(initializer.signature.parameterClause.parameters)
    } else if let accessor = owner.as(AccessorDeclSyntax.self) {
      bindParameters(of: accessor)
    } else if let loop = owner.as(ForStmtSyntax.self) {
      bind(loop.pattern, type: loop.typeAnnotation, nil)
    } else if let handler = owner.as(CatchClauseSyntax.self) {
      names.bind("error", .opaque)
      for item in handler.catchItems { if let pattern = item.pattern { bind(names: pattern, to: item) } }
    }
  }

  private func bind(_ parameters: FunctionParameterListSyntax) {
    for parameter in parameters {
      names.bind(SourceText.name(parameter.secondName ?? parameter.firstName), .typed(parameter.type))
    }
  }

  /// Binds the parameters of a subscript in its getter and setter.
  private func bindParameters(of block: AccessorBlockSyntax) {
    guard let owner = block.parent?.as(SubscriptDeclSyntax.self) else { return }
    bind(owner.parameterClause.parameters)
  }

  private func bindParameters(of accessor: AccessorDeclSyntax) {
    if let block = accessor.parent?.parent?.as(AccessorBlockSyntax.self) { bindParameters(of: block) }
    if let name = accessor.parameters?.name { names.bind(name.text, .opaque) }
    switch accessor.accessorSpecifier.text {
    case "set", "willSet": names.bind("newValue", .opaque)
    case "didSet": names.bind("oldValue", .opaque)
    default: break
    }
  }

  private func bindNames(of closure: ClosureExprSyntax) {
    for capture in closure.signature?.capture?.items ?? [] where capture.initializer != nil {
      let value = capture.initializer.flatMap { reference($0.value) }
      names.bind(SourceText.name(capture.name), value.map { .reference($0) } ?? .opaque)
    }
    guard let clause = closure.signature?.parameterClause else { return }
    if case .simpleInput(let parameters) = clause {
      for entry in parameters { names.bind(SourceText.name(entry.name), .opaque) }
    } else if case .parameterClause(let clause) = clause {
      for parameter in clause.parameters {
        let name = SourceText.name(parameter.secondName ?? parameter.firstName)
        names.bind(name, parameter.type.map { .typed($0) } ?? .opaque)
      }
    }
  }
}
