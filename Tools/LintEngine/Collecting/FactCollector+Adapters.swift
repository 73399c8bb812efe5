import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes an `@Adapter` attribute on the type that has just been entered.
  func collectAdapter(_ node: AttributeSyntax) {
    guard let index = enclosingDeclaration,
      node.attributeName.is(IdentifierTypeSyntax.self) || node.attributeName.is(MemberTypeSyntax.self),
      SourceText.oneLine(node.attributeName).split(separator: ".").last == "Adapter",
      let attribute = try? AdapterAttribute(node)
    else { return }
    let names = attribute.protocols.map { $0.names.joined(separator: " & ") }
    facts.adapters.attributes.append(
      AdapterAttributeFact(type: facts.declarations[index].path, protocols: names, host: attribute.host?.type))
  }

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
