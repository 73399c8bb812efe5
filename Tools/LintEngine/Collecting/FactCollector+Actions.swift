import AdapterSyntax
import SwiftParser
import SwiftSyntax

extension FactCollector {
  /// Notes a call that handles, sends, names or exposes an action.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - name: the last name of what is called.
  ///   - member: what is called, where it is a member.
  func collectActionCall(_ call: FunctionCallExprSyntax, named name: TokenSyntax, _ member: MemberAccessExprSyntax?) {
    // What previews do is never shipped.
    guard previews == 0 else { return }
    switch name.text {
    case "send", "task", "start":
      if let first = call.arguments.first, first.label == nil { collectSend(first.expression, by: call, name, member) }
    case "observe", "before", "after":
      let sent = call.arguments.first { $0.label?.text == "send" }
      if let sent { collectSend(sent.expression, by: call, name, member) }
    case "handle", "handleImmediately", "handleWithReply": collectAddedHandler(call, name, member)
    case "answer":
      if call.arguments.dropFirst().first?.label?.text == "from" { collectAddedHandler(call, name, member) }
    case "writeImmediate": collectHandlerRecord(call, name, member)
    case "ActionRoute", "init": collectRoute(call, name)
    case "MediatorState": collectMediatorKey(call, .state)
    case "MediatorSetting": collectMediatorKey(call, .setting)
    case "name": collectActionName(call, member)
    case "action": collectTargetAction(call, member)
    case "answerLinks": collectPrefixes(call, name)
    case "handleNotFound": facts.actions.unknownLinkHandlers.append(codeContext(name))
    default: break
    }
  }

  /// What a call is made on, `self` where nothing is written.
  func receiver(of call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax?) -> ReferenceFact? {
    if let member { return member.base.flatMap { reference($0) } }
    return reference(named: "self", steps: [])
  }

  // MARK: - Sending

  private func collectSend(
    _ argument: ExprSyntax, by call: FunctionCallExprSyntax, _ name: TokenSyntax, _ member: MemberAccessExprSyntax?
  ) {
    let sent = Self.withoutEffects(argument)
    let made = sent.as(FunctionCallExprSyntax.self)
    let type = Self.path(of: made?.calledExpression ?? sent).flatMap(Self.typeAtTheStart)
    let value = type == nil && made == nil ? reference(sent) : nil
    guard type != nil || value != nil else { return }
    facts.actions.sends.append(
      SendFact(
        type: type, value: value, receiver: receiver(of: call, member), isAttempted: Self.isAttempted(call),
        context: codeContext(name)))
  }

  private static func withoutEffects(_ expression: ExprSyntax) -> ExprSyntax {
    var expression = expression
    for _ in 0..<4 {
      if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let awaited = expression.as(AwaitExprSyntax.self) {
        expression = awaited.expression
      } else if let inner = expression.inParentheses {
        expression = inner
      } else {
        break
      }
    }
    return expression
  }

  /// `Login.Register` of `Login.Register.init`.
  private static func typeAtTheStart(_ path: String) -> String? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).prefix { $0.first?.isUppercase == true }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// That nothing handles the action is taken care of where it is sent.
  private static func isAttempted(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    // What is further away is not looked for.
    for _ in 0..<48 {
      guard let parent = node.parent, !parent.is(FunctionDeclSyntax.self), !parent.is(ClosureExprSyntax.self) else {
        return false
      }
      if parent.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?" { return true }
      if let block = parent.as(DoStmtSyntax.self), block.body.id == node.id,
        block.catchClauses.prefix(8).contains(where: expects)
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// A `catch` that knows the error of actions without a handler.
  private static func expects(_ clause: CatchClauseSyntax) -> Bool {
    var tokens = 0
    for token in clause.tokens(viewMode: .sourceAccurate) {
      if token.trimmedLength.utf8Length == 9, token.text == "noHandler" { return true }
      tokens += 1
      if tokens == 256 { return false }
    }
    return false
  }

  // MARK: - Names

  /// Notes `open(.name("Login.register"))` and `OpenRequest.name("Login.register")`.
  private func collectActionName(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax?) {
    guard let member, let text = call.onlyText else { return }
    let opening = ExprSyntax(call).enclosingCall
    let opens = opening?.calledName?.text == "open"
    if let base = member.base {
      guard Self.path(of: base)?.split(separator: ".").last == "OpenRequest" else { return }
    } else if !opens {
      return
    }
    var asked: ReferenceFact?
    if opens, let opening {
      asked = receiver(of: opening, opening.calledExpression.as(MemberAccessExprSyntax.self))
    }
    facts.actions.names.append(
      ActionNameFact(form: .name, name: text.text, receiver: asked, context: codeContext(text.node)))
  }

  /// Notes `target("Login").action("register")`.
  private func collectTargetAction(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax?) {
    guard let action = call.onlyText, let target = member?.base?.as(FunctionCallExprSyntax.self),
      target.calledName?.text == "target", let name = target.onlyText
    else { return }
    let receiver = receiver(of: target, target.calledExpression.as(MemberAccessExprSyntax.self))
    facts.actions.names.append(
      ActionNameFact(
        form: .target, name: "\(name.text).\(action.text)", receiver: receiver, context: codeContext(name.node)))
  }
}

extension ExprSyntax {
  /// The call that the expression is an argument of.
  var enclosingCall: FunctionCallExprSyntax? {
    guard let argument = parent?.as(LabeledExprSyntax.self) else { return nil }
    return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called.
  var calledName: TokenSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
  }

  /// The first argument, where it has no label and is a text without interpolation.
  fileprivate var onlyText: (text: String, node: ExprSyntax)? {
    guard let argument = arguments.first, argument.label == nil,
      let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return nil }
    return (text, argument.expression)
  }
}
