import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes what `@Adapter` on a declaration binds.
  func collectBindings(_ list: AttributeListSyntax, of declaration: DeclarationFact) {
    for (attribute, condition) in attributes(named: "Adapter", in: list, condition) {
      // What the macro refuses to read does not compile.
      guard let read = try? AdapterAttribute(attribute) else { continue }
      facts.bindings.append(
        BindingFact(
          form: .attribute, adapter: declaration.path, protocols: read.protocols.map(\.type),
          host: read.host?.type, scope: read.scope,
          variant: read.variant.map { BindingFact.Variant(key: $0.key, arm: $0.arm) },
          context: context,
          condition: condition,
          position: declaration.position))
    }
  }

  /// The attributes of a name, each with the conditions under which it is there.
  func attributes(
    named name: String, in list: AttributeListSyntax, _ outer: Condition
  ) -> [(attribute: AttributeSyntax, condition: Condition)] {
    var found: [(AttributeSyntax, Condition)] = []
    for element in list {
      if case .attribute(let attribute) = element {
        if Self.isNamed(name, attribute) { found.append((attribute, outer)) }
      } else if case .ifConfigDecl(let conditional) = element {
        var conditions = ClauseConditions(within: outer)
        for clause in conditional.clauses {
          let condition = conditions.next(clause)
          if case .attributes(let inner) = clause.elements {
            found += attributes(named: name, in: inner, condition)
          }
        }
      }
    }
    return found
  }

  /// The attribute is one of ServiceKit's, with the module's name or without.
  private static func isNamed(_ name: String, _ attribute: AttributeSyntax) -> Bool {
    if let plain = attribute.attributeName.as(IdentifierTypeSyntax.self) { return plain.name.text == name }
    guard let member = attribute.attributeName.as(MemberTypeSyntax.self) else { return false }
    return member.name.text == name && member.baseType.as(IdentifierTypeSyntax.self)?.name.text == "ServiceKit"
  }
}
