import AdapterSyntax
import SwiftParser
import SwiftSyntax

extension FactCollector {
  /// Notes which actions a function with `@Handles` handles.
  func collectHandlers(of node: FunctionDeclSyntax) {
    guard !node.attributes.isEmpty else { return }
    for attribute in ConditionalAttribute.all(of: node.attributes) where attribute.name == "Handles" {
      guard case .argumentList(let arguments) = attribute.node.arguments, let first = arguments.first,
        first.label == nil, let action = Self.typeName(first.expression)
      else { continue }
      var place = codeContext(node.name)
      place.condition = place.condition.and(attribute.condition)
      var fact = HandlerFact(form: .attribute, action: action, context: place)
      fact.function = [place.type, SourceText.name(node.name)].filter { !$0.isEmpty }.joined(separator: ".")
      // What the macro refuses to read does not compile.
      _ = Self.read(arguments, into: &fact)
      facts.actions.handlers.append(fact)
    }
  }

  /// Notes the id of a type with `@Module`.
  func collectModules(_ attributes: AttributeListSyntax, _ name: TokenSyntax) {
    guard !attributes.isEmpty else { return }
    for attribute in ConditionalAttribute.all(of: attributes) where attribute.name == "Module" {
      guard let id = attribute.literal?.text else { continue }
      var place = codeContext(name)
      place.condition = place.condition.and(attribute.condition)
      let type = [place.type, SourceText.name(name)].filter { !$0.isEmpty }.joined(separator: ".")
      var fact = OpenableModuleFact(id: id, type: type, context: place)
      for argument in attribute.node.arguments?.as(LabeledExprListSyntax.self) ?? []
      where !argument.expression.is(NilLiteralExprSyntax.self) {
        switch argument.label?.text {
        case "policy": fact.policy = SourceText.oneLine(argument.expression)
        case "requires": fact.gate = argument.expression.as(StringLiteralExprSyntax.self)?.plainText
        default: break
        }
      }
      facts.actions.modules.append(fact)
    }
  }

  /// Notes a handler that is added when the program runs.
  func collectAddedHandler(
    _ call: FunctionCallExprSyntax, _ name: TokenSyntax, _ member: MemberAccessExprSyntax?
  ) {
    guard let first = call.arguments.first, first.label == nil,
      call.trailingClosure != nil || call.arguments.count > 1
    else { return }
    let action = Self.typeName(first.expression)
    let receiver = receiver(of: call, member)
    // Many things handle something; without a type only what is a mediator's counts.
    guard action != nil || receiver?.text.lowercased().contains("mediator") == true else { return }
    var fact = HandlerFact(form: .otherAdded, action: action, receiver: receiver, context: codeContext(name))
    let isPlain = Self.read(call.arguments, into: &fact)
    let isMain = member?.base.flatMap(Self.path).map { "." + $0 }?.hasSuffix(".Mediator.main") == true
    let isKept = call.parent?.is(CodeBlockItemSyntax.self) != true
    if isPlain, isMain, !isKept, !Self.isConditional(call) { fact.form = .added }
    facts.actions.handlers.append(fact)
  }

  /// Notes a record that is written by hand: `HandlerRecord.write(out, Register.self, nil) { … }`.
  func collectHandlerRecord(
    _ call: FunctionCallExprSyntax, _ name: TokenSyntax, _ member: MemberAccessExprSyntax?
  ) {
    guard let base = member?.base.flatMap(Self.path), base.split(separator: ".").last == "HandlerRecord" else { return }
    let action = call.arguments.dropFirst().first.flatMap { Self.typeName($0.expression) }
    var fact = HandlerFact(form: .record, action: action, context: codeContext(name))
    if !Self.read(call.arguments, into: &fact) { fact.form = .otherAdded }
    facts.actions.handlers.append(fact)
  }

  /// Reads for what a handler is.
  ///
  /// - Returns: all of it is written out.
  private static func read(_ arguments: LabeledExprListSyntax, into fact: inout HandlerFact) -> Bool {
    var isPlain = true
    for argument in arguments where !argument.expression.is(NilLiteralExprSyntax.self) {
      switch argument.label?.text {
      case "in", "state":
        fact.state = path(of: argument.expression)
        if fact.state == nil { isPlain = false }
      case "variant":
        fact.variant = choice(argument.expression)
        if fact.variant == nil { isPlain = false }
      case "setting":
        fact.setting = choice(argument.expression)
        if fact.setting == nil { isPlain = false }
      default: break
      }
    }
    return isPlain
  }

  private static func choice(_ expression: ExprSyntax) -> HandlerFact.Choice? {
    AdapterAttribute.Variant(expression).map { HandlerFact.Choice(key: $0.key, value: $0.arm) }
  }

  /// Notes the declaration of a state or a setting: `static let theme = MediatorSetting("theme", values: […])`.
  func collectMediatorKey(_ call: FunctionCallExprSyntax, _ kind: MediatorKeyFact.Kind) {
    guard let constant = call.declaredName?.name, let first = call.arguments.first, first.label == nil,
      let name = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return }
    let list = call.arguments.first { $0.label?.text == "values" }?.expression.as(ArrayExprSyntax.self)?.elements
    let values = list?.map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue } ?? []
    facts.actions.keys.append(
      MediatorKeyFact(
        kind: kind, constant: constant, name: name, values: values.contains(nil) ? [] : values.compactMap(\.self)))
  }
}

extension FunctionCallExprSyntax {
  /// The variable whose initial value the call is, and the type that is written for it.
  var declaredName: (name: String, type: TypeSyntax?)? {
    guard let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self),
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    return (SourceText.name(pattern.identifier), binding.typeAnnotation?.type)
  }
}
