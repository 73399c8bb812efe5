import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// Something is done here, rather than only leaving or answering with a plain value.
  ///
  /// Leaving is `return`, `throw`, `break`, `continue`; a value is plain where no code of the project computes it. To tell
  /// someone, by a log, a trap or a completion closure, is no work either.
  ///
  /// - Parameters:
  ///   - names: the names that are known here.
  ///   - allowingDefaults: an assignment of a plain value is no work.
  /// - Returns: whether any statement is work.
  func doesWork(_ names: BlockScopes<LocalName>, allowingDefaults: Bool) -> Bool {
    contains { item in
      switch item.item {
      case .stmt(let statement): statement.doesWork(names, allowingDefaults)
      case .expr(let expression): expression.doesWork(names, allowingDefaults)
      case .decl(let declaration): declaration.doesWork
      default: true
      }
    }
  }

  /// A name, or a property of that name, gets a value here: one that is kept once it is made.
  ///
  /// Statements that are too long to look through count as if it did.
  func assigns(_ name: String) -> Bool {
    var looked = 0
    var isNamed = false
    for token in tokens(viewMode: .sourceAccurate) {
      looked += 1
      if looked > 400 || (isNamed && token.tokenKind == .equal) { return true }
      isNamed = token.text == name
    }
    return false
  }
}

extension StmtSyntax {
  fileprivate func doesWork(_ names: BlockScopes<LocalName>, _ allowingDefaults: Bool) -> Bool {
    if let leaving = self.as(ReturnStmtSyntax.self) {
      guard let value = leaving.expression else { return false }
      return !value.isPlain(levels: 4) && value.doesWork(names, allowingDefaults)
    }
    if let wrapped = self.as(ExpressionStmtSyntax.self) { return wrapped.expression.doesWork(names, allowingDefaults) }
    return
      !(self.is(ThrowStmtSyntax.self) || self.is(BreakStmtSyntax.self) || self.is(ContinueStmtSyntax.self)
      || self.is(FallThroughStmtSyntax.self))
  }
}

extension DeclSyntax {
  fileprivate var doesWork: Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return true }
    return !variable.bindings.allSatisfy { $0.initializer?.value.isPlain(levels: 4) ?? true }
  }
}

extension ExprSyntax {
  fileprivate func doesWork(_ names: BlockScopes<LocalName>, _ allowingDefaults: Bool) -> Bool {
    if let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3 {
      guard allowingDefaults, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true else { return true }
      return elements.last?.isPlain(levels: 4) != true
    }
    if isPlain(levels: 4) { return false }
    var expression = self
    for _ in 0..<4 {
      if let chain = expression.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
      if let attempt = expression.as(TryExprSyntax.self) { expression = attempt.expression }
      if let awaited = expression.as(AwaitExprSyntax.self) { expression = awaited.expression }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return true }
    return !call.onlyTells && !call.answers(names) && !call.saysASentence
  }

  /// No code of the project computes the value: literals, names, initialisers and implicit members with such arguments.
  func isPlain(levels: Int) -> Bool {
    guard levels > 0 else { return false }
    if self.is(NilLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
      || self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(DeclReferenceExprSyntax.self) || self.is(MacroExpansionExprSyntax.self)
    {
      return true
    }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.isPlain(levels: levels) ?? true }
    if let prefix = self.as(PrefixOperatorExprSyntax.self) { return prefix.expression.isPlain(levels: levels - 1) }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isPlain(levels: levels - 1) }
    if let list = self.as(ArrayExprSyntax.self) {
      return list.elements.allSatisfy { $0.expression.isPlain(levels: levels - 1) }
    }
    if let dictionary = self.as(DictionaryExprSyntax.self) { return dictionary.content.is(TokenSyntax.self) }
    if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.arePlain(levels: levels) }
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { segment in
        guard case .expressionSegment(let inner) = segment else { return true }
        return inner.expressions.arePlain(levels: levels)
      }
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return false }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let isMade =
      call.initializedType != nil || call.calledExpression.is(ArrayExprSyntax.self)
      || call.calledExpression.is(DictionaryExprSyntax.self)
      || call.calledExpression.is(GenericSpecializationExprSyntax.self)
      || (member != nil && (member?.base == nil || member?.base?.is(SuperExprSyntax.self) == true))
    return isMade && call.arguments.arePlain(levels: levels)
  }
}

extension ExprSyntax {
  fileprivate var isLiteral: Bool {
    self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
      || self.is(NilLiteralExprSyntax.self)
      || self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }

  /// An enum case or static member without its type, as in `level: .warning`.
  fileprivate var isImplicitMember: Bool { self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false }

  /// Text with a space in it, as what is meant to be read has.
  fileprivate var isSentence: Bool {
    guard let text = self.as(StringLiteralExprSyntax.self) else { return false }
    return text.segments.contains { segment in
      guard case .stringSegment(let part) = segment else { return false }
      return part.content.text.contains(" ")
    }
  }
}

extension LabeledExprListSyntax {
  fileprivate func arePlain(levels: Int) -> Bool { allSatisfy { $0.expression.isPlain(levels: levels - 1) } }
}

extension FunctionCallExprSyntax {
  /// Functions that only say something, to a log or by stopping.
  private static let telling: Set<String> = [
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "print", "debugPrint", "dump",
    "NSLog", "os_log",
  ]

  /// The call is a log's, an assertion's or a trap's.
  var onlyTells: Bool {
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return Self.telling.contains(name) || name.hasPrefix("XCT")
    }
    guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
    let owner = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self)
    guard let name = owner?.baseName.text.lowercased() else { return false }
    return name == "log" || name == "os_log" || name.hasSuffix("logger")
  }

  /// All that the call is given is literals, and one of them is text of several words: `fail("there is no player")`.
  fileprivate var saysASentence: Bool {
    guard trailingClosure == nil, !arguments.isEmpty else { return false }
    var hasSentence = false
    for argument in arguments {
      let values = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument.expression]
      for value in values {
        guard value.isLiteral || value.isImplicitMember else { return false }
        hasSentence = hasSentence || value.isSentence
      }
    }
    return hasSentence
  }

  /// A closure or an object that was handed in for the answer gets plain values: `completion(nil)`, `continuation.resume(…)`.
  fileprivate func answers(_ names: BlockScopes<LocalName>) -> Bool {
    guard trailingClosure == nil, arguments.arePlain(levels: 4) else { return false }
    let called = calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return names[name] != nil || Self.answering.contains(name)
    }
    guard let access = called.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
    let name = access.declName.baseName.text
    guard let owner = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return owner == "self" ? Self.answering.contains(name) : names[owner] != nil && Self.settling.contains(name)
  }

  private static let answering: Set<String> = ["completion", "completionHandler", "callback", "handler"]
  private static let settling: Set<String> = ["resume", "reject", "fulfill", "finish"]
}
