import SwiftSyntax

/// Walks one file's syntax once and notes its facts.
///
/// Every kind of fact is collected in an extension of its own; the overrides here only say who looks at what. What is
/// inside an `#if` is walked clause by clause, so that `condition` is always that of the node being visited.
final class FactCollector: SyntaxVisitor {
  var facts: FileFacts
  let lines: LineTable
  /// Under which conditions the node exists that is being visited.
  var condition = Condition.always
  /// The declarations around the node that is being visited, outermost first.
  var scopes: [Scope] = []
  /// What the names mean that parameters and local variables have.
  var locals = LocalNames()
  /// Branches that are looked through for a use of a value.
  var watches = Watches()
  /// Closures around the node that outlive their call.
  var closures: [OpenClosure] = []
  /// Closures that will outlive their call, once they are reached.
  var expectedClosures: [SyntaxIdentifier: StoredClosureFact.Keeper] = [:]

  init(_ source: SourceFile, lines: LineTable) {
    facts = FileFacts(path: source.path)
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  /// Where a node begins, behind its comments.
  func position(_ node: some SyntaxProtocol) -> SourcePosition {
    lines.position(node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: - Imports and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    walkClauses(of: node)
    return .skipChildren
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .class) }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .struct) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enum) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actor) }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocol) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .extension) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  // MARK: - Members and functions

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    collectGlobals(node)
    collectClosure(of: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(.function, name: node.name.text, node: Syntax(node)))
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(.function, name: "init", node: Syntax(node)))
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(.function, name: "deinit", node: Syntax(node)))
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(Scope(.closure, name: nil, node: Syntax(node)))
    openClosure(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) {
    closeClosure(node)
    leave()
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    let name = node.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    scopes.append(Scope(.function, name: name, node: Syntax(node)))
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { leave() }

  // MARK: - Local names

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    open(node)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) { close(node) }
  override func visitPost(_ node: VariableDeclSyntax) { bindLocals(of: node) }
  override func visitPost(_ node: OptionalBindingConditionSyntax) { bindLocal(of: node) }
  override func visitPost(_ node: MatchingPatternConditionSyntax) { bind(names: node.pattern, to: node) }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node)
    return .skipChildren
  }

  // MARK: - Branches and uses

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    collectAdapter(node)
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    locals.open()
    collectPresence(node)
    return .visitChildren
  }
  override func visitPost(_ node: IfExprSyntax) { locals.close() }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    locals.open()
    return .visitChildren
  }
  override func visitPost(_ node: WhileStmtSyntax) { locals.close() }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    collectPresence(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    collectPresence(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    collectPresence(node)
    collectForcedUses(node)
    collectClosure(assignedIn: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    collectLookup(node)
    collectPresence(node)
    collectForcedUse(node)
    collectClosure(handedTo: node)
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    collectForcedUse(node)
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    collectForcedUse(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    collectForcedUse(node)
    return .visitChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    collectForcedUse(node)
    return .visitChildren
  }

  override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    collectForcedUse(node)
    return .visitChildren
  }
}
