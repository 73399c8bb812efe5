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
  /// What local names ask about the product.
  var locals = BlockScopes<LocalFact>()
  /// Operators and returns that were read with the question around them.
  var read: Set<SyntaxIdentifier> = []
  /// How many `#Preview` are around the node: what they ask for is never shipped.
  var previews = 0
  /// The flags of each `#if` around the node, outermost first.
  var chainFlags: [[String]] = []
  /// The names of types that were noted already, outside every `#if`.
  var knownTypeNames: Set<String> = []
  /// Those that were noted within one.
  var conditionalTypeNames: Set<String> = []
  /// Which values local names are bound to.
  var names = BlockScopes<LocalName>()
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
    collect(node)
    chainFlags.append(Self.flags(of: node))
    walkClauses(of: node)
    chainFlags.removeLast()
    return .skipChildren
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    collectComponents(of: node)
    collectModules(node.attributes, node.name)
    return enter(node, .class)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .struct) }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enum) }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    collectModules(node.attributes, node.name)
    return enter(node, .actor)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocol) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .extension) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  // MARK: - Members and functions

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    collectSections(of: node)
    collectValues(node)
    collectRequirements(node)
    collectExperiments(node)
    collectGlobals(node)
    collectClosure(of: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    collectHandlers(of: node)
    open(Scope(.function, name: node.name.text, node: Syntax(node)))
    collectResult(of: node.body)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    open(Scope(.function, name: "init", node: Syntax(node)))
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    open(Scope(.function, name: "deinit", node: Syntax(node)))
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { leave() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    open(Scope(.closure, name: nil, node: Syntax(node)))
    openClosure(node)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) {
    closeClosure(node)
    leave()
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    open(Scope(.function, name: "subscript", node: Syntax(node)))
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    let binding = node.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
    open(Scope(.function, name: binding.map { Self.bare($0.identifier.text) }, node: Syntax(node)))
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { leave() }

  // MARK: - Blocks and local names

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { openBlock() }
  override func visitPost(_ node: CodeBlockSyntax) { locals.close() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { openBlock() }
  override func visitPost(_ node: SwitchCaseSyntax) { locals.close() }
  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    open(node)
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockItemListSyntax) { close(node) }
  override func visitPost(_ node: VariableDeclSyntax) { bindLocals(of: node) }
  override func visitPost(_ node: OptionalBindingConditionSyntax) { bindLocal(of: node) }
  override func visitPost(_ node: MatchingPatternConditionSyntax) { bind(names: node.pattern, to: node) }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    names.open()
    collectPresence(node)
    return openBlock()
  }
  override func visitPost(_ node: IfExprSyntax) {
    names.close()
    locals.close()
  }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    names.open()
    return openBlock()
  }
  override func visitPost(_ node: WhileStmtSyntax) {
    names.close()
    locals.close()
  }
  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { openBlock() }
  override func visitPost(_ node: ForStmtSyntax) { locals.close() }
  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { openBlock() }
  override func visitPost(_ node: CatchClauseSyntax) { locals.close() }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .skipChildren
  }

  // MARK: - Questions

  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    note(.repeat, terms(of: node.condition))
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    collectPresence(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    collectPresence(node)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    note(.where, terms(of: node.condition))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    collectPresence(node)
    collectForcedUses(node)
    collectClosure(assignedIn: node)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    collect(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { previews += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) {
    if node.macroName.text == "Preview" { previews -= 1 }
  }
  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { previews += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: MacroExpansionDeclSyntax) {
    if node.macroName.text == "Preview" { previews -= 1 }
  }

  // MARK: - Bindings, requirements and names of types

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    collectBindingCall(node)
    collectLookup(node)
    collectPresence(node)
    collectForcedUse(node)
    collectClosure(handedTo: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    collectMention(node)
    collectForcedUse(node)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    collectTypeName(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    collectTypeName(node)
    mention(node)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    collectLink(node)
    return .visitChildren
  }

  // MARK: - Uses of adapters

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    collectForcedUse(node)
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
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
