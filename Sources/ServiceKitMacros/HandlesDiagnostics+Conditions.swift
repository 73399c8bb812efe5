import AdapterSyntax
import SwiftSyntax

extension HandlesDiagnostics {
  /// What a handler is for: a state, the arm of an experiment, the value of a setting.
  struct Condition {
    /// The name of the argument of the record, and of the field of the description.
    let field: String
    /// The argument, as the attribute has it.
    let value: String
    /// What listings say: `focusTitle`, `newPlayer=on`.
    let label: String
  }

  /// What the attribute says besides the action and the scope.
  ///
  /// - Throws: the diagnostic.
  static func conditions(_ node: AttributeSyntax) throws -> [Condition] {
    let arguments = node.arguments?.as(LabeledExprListSyntax.self) ?? []
    return try arguments.compactMap { argument in
      guard !argument.expression.is(NilLiteralExprSyntax.self) else { return nil }
      switch argument.label?.text {
      case "in": return try state(argument.expression)
      case "variant": return try pair("variant", "handles-variant", ".experiment, \"arm\"", argument.expression)
      case "setting": return try pair("setting", "handles-setting", ".setting, \"value\"", argument.expression)
      default: return nil
      }
    }
  }

  private static func state(_ expression: ExprSyntax) throws -> Condition {
    guard let access = expression.as(MemberAccessExprSyntax.self) else {
      throw MacroDiagnostic("handles-state", "The state is named as it is declared: in: .focusTitle").error(
        at: expression)
    }
    return Condition(field: "state", value: SourceText.oneLine(expression), label: access.declName.baseName.text)
  }

  private static func pair(_ field: String, _ identifier: String, _ example: String, _ expression: ExprSyntax) throws
    -> Condition
  {
    guard let read = AdapterAttribute.Variant(expression)
    else {
      throw MacroDiagnostic(
        identifier, "What a handler is for must be written out, for tools to read it: \(field): (\(example))"
      ).error(at: expression)
    }
    return Condition(field: field, value: SourceText.oneLine(expression), label: read.label)
  }
}
