import AdapterSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Handles` refuses, and with which words.
enum HandlesDiagnostics {
  /// The function that carries the attribute.
  ///
  /// - Throws: the diagnostic.
  static func function(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax, _ outer: LexicalContext
  ) throws -> FunctionDeclSyntax {
    guard let function = declaration.as(FunctionDeclSyntax.self) else {
      throw MacroDiagnostic("handles-target", "An action is handled by a function; put @Handles on one").error(at: node)
    }
    if outer.isLocal {
      throw MacroDiagnostic(
        "handles-local",
        "'\(SourceText.name(function.name))' is local to a function, so no mediator can reach it. "
          + "Declare it in a file or a type"
      ).error(at: function.name)
    }
    if outer.owner?.is(ProtocolDeclSyntax.self) == true {
      throw MacroDiagnostic(
        "handles-protocol",
        "A protocol has no instance that could handle an action. Mark the function of a type that conforms to it"
      ).error(at: function.name)
    }
    if let generic = function.genericParameterClause == nil ? outer.genericName : SourceText.name(function.name) {
      throw MacroDiagnostic(
        "handles-generic",
        "'\(generic)' is generic, but the record of a handler is one constant for one function. "
          + "Add it at run time: mediator.handle(…)"
      ).error(at: function.name)
    }
    if let modifier = function.modifiers.first(where: { $0.name.text == "mutating" }) {
      throw MacroDiagnostic(
        "handles-mutating",
        "A handler is called at any time and on any thread, so it cannot be mutating. Use an actor or a class"
      ).error(at: modifier)
    }
    guard (2...3).contains(function.signature.parameterClause.parameters.count) else {
      throw MacroDiagnostic(
        "handles-parameters",
        "A handler takes the action and the call: (_ action: A, _ call: ActionCall). "
          + "One that answers by a callback takes a Reply<A.Output> after them"
      ).error(at: function.signature.parameterClause)
    }
    return function
  }

  /// Refuses what an action that is answered at once cannot have.
  ///
  /// - Throws: the diagnostic.
  static func checkImmediate(_ function: FunctionDeclSyntax) throws {
    if let mark = function.signature.effectSpecifiers?.asyncSpecifier {
      throw MacroDiagnostic(
        "handles-immediate-async",
        "The action is an ImmediateAction, so its handler cannot be async. "
          + "Let it answer at once, or let the action be a ModuleAction"
      ).error(at: mark)
    }
    if function.signature.parameterClause.parameters.count == 3 {
      throw MacroDiagnostic(
        "handles-immediate-reply",
        "The action is an ImmediateAction, so its handler returns the answer and has no Reply. "
          + "Let the action be a ModuleAction"
      ).error(at: function.signature.parameterClause)
    }
  }

  /// The first protocol of the adapter that the function is a method of; nil where its type is no adapter.
  ///
  /// - Throws: the diagnostic for an adapter of a host.
  static func adapterProtocol(_ outer: LexicalContext, _ function: FunctionDeclSyntax) throws -> String? {
    let attribute = outer.owner?.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.split(separator: ".").last == "Adapter" }
    guard let arguments = attribute?.arguments?.as(LabeledExprListSyntax.self) else { return nil }
    if arguments.contains(where: { $0.label?.text == "host" }) {
      throw MacroDiagnostic(
        "handles-host",
        "The adapter belongs to a host, and an action has none. Handle it in a service, or in a type of its own"
      ).error(at: function.name)
    }
    return arguments.first.flatMap { $0.label == nil ? SourceText.oneLine($0.expression) : nil }
  }

  /// The scope as the attribute gives it; nil for the default.
  ///
  /// - Throws: the diagnostic.
  static func scope(_ node: AttributeSyntax, isMethod: Bool) throws -> String? {
    let arguments = node.arguments?.as(LabeledExprListSyntax.self) ?? []
    guard let argument = arguments.first(where: { $0.label?.text == "scope" }) else { return nil }
    guard isMethod else {
      throw MacroDiagnostic(
        "handles-scope",
        "A scope is for the instance that the mediator makes, and it makes none for this function. Leave it out"
      ).error(at: argument)
    }
    return SourceText.oneLine(argument.expression)
  }

  /// The action's type as the attribute names it.
  ///
  /// - Throws: the diagnostic.
  static func action(_ node: AttributeSyntax) throws -> String {
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    guard let access = argument?.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "self"
    else {
      throw MacroDiagnostic("handles-action", "The action is named by its type: @Handles(Register.self)")
        .error(at: argument.map { Syntax($0) } ?? Syntax(node))
    }
    return SourceText.oneLine(base)
  }
}
