import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes a call that binds, looks up, asks for the arm of an experiment, or is about an action.
  func collectBindingCall(_ call: FunctionCallExprSyntax) {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let callee = member?.declName ?? call.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
    // Most calls end here, without their names being made into text.
    guard (4...17).contains(callee.baseName.trimmedLength.utf8Length) else { return }
    // The place is that of the name: to the start of a call it is as far as its chain is long.
    let name = callee.baseName
    switch name.text {
    case "adapter": collectLookup(call, name, isRequired: false)
    case "requiredAdapter", "with": collectLookup(call, name, isRequired: true)
    case "register": collectRegistration(call, name, on: member?.base)
    case "declare", "declareUnique": collectRecord(call, name, on: member?.base)
    case "write":
      collectRecord(call, name, on: member?.base)
      collectHandlerRecord(call, name, member)
    case "isEnabled", "variant": collectExperimentUse(call, name, on: member?.base)
    default: collectActionCall(call, named: name, member)
    }
  }

  private func collectLookup(_ call: FunctionCallExprSyntax, _ name: TokenSyntax, isRequired: Bool) {
    guard let argument = call.arguments.first, argument.label == nil || argument.label?.text == "awaiting",
      let type = Self.type(argument.expression)
    else { return }
    facts.requirements.append(
      RequirementFact(
        form: .lookup, type: type, isRequired: isRequired && !Self.isTriedOptionally(call), context: context,
        condition: condition, position: position(name)))
  }

  private func collectRegistration(_ call: FunctionCallExprSyntax, _ name: TokenSyntax, on base: ExprSyntax?) {
    guard let argument = call.arguments.dropFirst().first, argument.label?.text == "as",
      call.arguments.first?.label == nil
    else { return }
    let isMain = base.flatMap(Self.path)?.hasSuffix("AdapterRegistry.main") == true && !Self.isConditional(call)
    facts.bindings.append(
      BindingFact(
        form: isMain ? .registration : .otherRegistration,
        adapter: call.arguments.first.flatMap { Self.madeType($0.expression) },
        protocols: Self.type(argument.expression).map { [$0] } ?? [], context: context, condition: condition,
        position: position(name)))
  }

  /// Notes a record that is written by hand: `AdapterRecord.declare(out, (any P).self) { Adapter() }`.
  private func collectRecord(_ call: FunctionCallExprSyntax, _ name: TokenSyntax, on base: ExprSyntax?) {
    guard let base,
      let owner = base.as(DeclReferenceExprSyntax.self)?.baseName
        ?? base.as(MemberAccessExprSyntax.self)?
        .declName.baseName, owner.text == "AdapterRecord"
    else { return }
    let arguments = call.arguments.filter { $0.label == nil }.dropFirst().prefix(2)
    let types = arguments.flatMap { argument -> [String] in
      let list = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument.expression]
      return list.compactMap { try? ProtocolReference($0).type }
    }
    guard !types.isEmpty else { return }
    let host = call.arguments.first { $0.label?.text == "host" }.flatMap { try? ProtocolReference($0.expression).type }
    let body = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self)
    let made = body?.statements.first.flatMap { $0.item.as(ExprSyntax.self) }.flatMap(Self.madeType)
    facts.bindings.append(
      BindingFact(
        form: .record, adapter: made ?? arguments.first.flatMap { Self.typeName($0.expression) }, protocols: types,
        host: host, scope: Self.scope(of: call, named: name.text, hasHost: host != nil), context: context,
        condition: condition, position: position(name)))
  }

  /// The scope that a record by hand writes out, or that follows from what it is written with.
  private static func scope(of call: FunctionCallExprSyntax, named name: String, hasHost: Bool) -> String {
    let argument = call.arguments.first { $0.label?.text == "scope" }?.expression
    let written = argument?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let written, AdapterAttribute.scopeNames.contains(written) { return written }
    return name == "declareUnique" ? "unique" : hasHost ? "host" : "application"
  }

  private func collectExperimentUse(_ call: FunctionCallExprSyntax, _ name: TokenSyntax, on base: ExprSyntax?) {
    guard let base, Self.path(of: base)?.split(separator: ".").last == "Experiments",
      let argument = call.arguments.first, argument.label == nil || argument.label?.text == "of",
      let key = Self.path(of: argument.expression)
    else { return }
    facts.experimentUses.append(
      ExperimentUseFact(key: key, context: context, condition: condition, position: position(name)))
  }

  // MARK: - Reading expressions

  /// The type of `(any P).self`, or the name of what may be an alias, `P.self`.
  private static func type(_ expression: ExprSyntax) -> String? {
    if let reference = try? ProtocolReference(expression) { return reference.type }
    return typeName(expression)
  }

  /// `Name` of `Name.self`.
  static func typeName(_ expression: ExprSyntax) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self), let base = access.base, let name = path(of: base)
    else { return nil }
    return name.first?.isUppercase == true ? name : nil
  }

  /// `Adapter` of `Adapter(…)`, `try Adapter(…)` and `Adapter.make()`.
  private static func madeType(_ expression: ExprSyntax) -> String? {
    var expression = expression
    if let tried = expression.as(TryExprSyntax.self) { expression = tried.expression }
    guard let name = expression.as(FunctionCallExprSyntax.self).flatMap({ path(of: $0.calledExpression) }) else {
      return nil
    }
    let parts = name.split(separator: ".").prefix { $0.first?.isUppercase == true }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// Names joined by dots, `A.B.c` or `.c`; nil for anything else, and for more names than code has.
  static func path(of expression: ExprSyntax) -> String? {
    var names: [String] = []
    var expression = expression
    for _ in 0..<8 {
      if let name = expression.as(DeclReferenceExprSyntax.self) {
        return (names + [SourceText.name(name.baseName)]).reversed().joined(separator: ".")
      }
      guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
      names.append(SourceText.name(access.declName.baseName))
      guard let base = access.base else { return (names + [""]).reversed().joined(separator: ".") }
      expression = base
    }
    return nil
  }

  /// Whether the call is made is decided when the program runs, or its error is taken care of.
  static func isConditional(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    for _ in 0..<48 {
      guard let current = node, !current.is(FunctionDeclSyntax.self) else { return false }
      let isBranch =
        current.is(IfExprSyntax.self) || current.is(SwitchExprSyntax.self) || current.is(GuardStmtSyntax.self)
        || current.is(DoStmtSyntax.self) || current.is(TernaryExprSyntax.self) || current.is(ClosureExprSyntax.self)
      if isBranch || current.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?" { return true }
      node = current.parent
    }
    return true
  }

  /// An error becomes nil: `try? registry.requiredAdapter(…)`.
  private static func isTriedOptionally(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    // A chain of calls may be long, and the `try?` before it is many parents away; what is further away counts as `try`.
    for _ in 0..<24 {
      guard let current = node, !current.is(CodeBlockItemSyntax.self) else { return false }
      if let tried = current.as(TryExprSyntax.self) { return tried.questionOrExclamationMark?.text == "?" }
      node = current.parent
    }
    return false
  }
}
