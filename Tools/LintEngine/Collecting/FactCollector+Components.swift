import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes the names of a class that is a component.
  func collectComponents(of node: ClassDeclSyntax) {
    guard !node.attributes.isEmpty else { return }
    for attribute in ConditionalAttribute.all(of: node.attributes) where attribute.name == "Component" {
      guard let name = attribute.literal?.text else { continue }
      facts.components.append(
        ComponentFact(
          name: name, className: typePath(of: SourceText.name(node.name)),
          condition: condition.and(attribute.condition), position: position(node.name)))
    }
  }
}
