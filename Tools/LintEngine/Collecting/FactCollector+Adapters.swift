import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes the variables outside types.
  func collectGlobals(_ node: VariableDeclSyntax) {
    guard scopes.isEmpty, node.parent?.is(CodeBlockItemSyntax.self) == true else { return }
    let attributes = names(of: node.attributes)
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      facts.adapters.globals.append(
        PropertyFact(
          name: SourceText.name(pattern.identifier),
          type: binding.typeAnnotation.map { SourceText.oneLine($0.type) } ?? binding.initialType,
          isStored: !binding.isComputed, attributes: attributes, condition: condition,
          position: position(pattern.identifier)))
    }
  }
}

extension PatternBindingSyntax {
  /// The type whose initialiser makes the first value: `FeedSession` of `= FeedSession()`.
  var initialType: String? { initializer?.value.as(FunctionCallExprSyntax.self)?.initializedType }
}
