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
    guard function.signature.parameterClause.parameters.count == 2 else {
      throw MacroDiagnostic(
        "handles-parameters", "A handler takes the action and the call: (_ action: A, _ call: ActionCall)"
      ).error(at: function.signature.parameterClause)
    }
    return function
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
