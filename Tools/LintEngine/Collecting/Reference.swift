import SwiftSyntax

/// A value that an expression names: `App.isLite`, `self.edition`, `Bundle.main.object(forInfoDictionaryKey: "x")`.
struct Reference {
  /// The names joined by dots; a call with arguments is `name()`, a subscript `name[]`.
  let text: String
  /// The first of the names.
  let first: String

  /// Reads at most twelve steps, so that a long chain of calls costs no more than a short one.
  init?(_ expression: ExprSyntax) {
    var names: [String] = []
    var suffix = ""
    var node = expression
    for _ in 0..<12 {
      if let name = node.as(DeclReferenceExprSyntax.self) {
        first = FactCollector.bare(name.baseName.text)
        text = ([first + suffix] + names.reversed()).joined(separator: ".")
        return
      }
      if let member = node.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        names.append(FactCollector.bare(member.declName.baseName.text) + suffix)
        suffix = ""
        node = base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        guard call.trailingClosure == nil else { return nil }
        if !call.arguments.isEmpty { suffix = "()" }
        node = call.calledExpression
      } else if let access = node.as(SubscriptCallExprSyntax.self) {
        suffix = "[]"
        node = access.calledExpression
      } else if let optional = node.as(OptionalChainingExprSyntax.self) {
        node = optional.expression
      } else if let forced = node.as(ForceUnwrapExprSyntax.self) {
        node = forced.expression
      } else if let inner = node.onlyElement {
        node = inner
      } else if let sequence = node.as(SequenceExprSyntax.self), let value = sequence.elements.first,
        sequence.elements.dropFirst().first?.keepsValue == true
      {
        node = value
      } else {
        return nil
      }
    }
    return nil
  }
}
