import AdapterSyntax
import SwiftParser
import SwiftSyntax

extension FactCollector {
  /// Notes a property marked `@Adapted` or `@Service`.
  func collectRequirements(_ node: VariableDeclSyntax) {
    guard !node.attributes.isEmpty else { return }
    for (name, form) in [("Adapted", RequirementFact.Form.adapted), ("Service", .service)] {
      for (attribute, condition) in attributes(named: name, in: node.attributes, condition) {
        guard let property = try? RequirementProperty(node, attribute) else { continue }
        facts.requirements.append(
          RequirementFact(
            form: form, type: property.type.wrapped, isRequired: !property.type.isOptional, property: property.name,
            owner: typePath, context: context, condition: condition, position: position(property.nameToken)))
      }
    }
  }

  /// Notes `(any P).self` where it stands as a value: what it is handed to may look it up, but for an attribute.
  func collectMention(_ node: MemberAccessExprSyntax) {
    // The length first: a token's kind and its text are made anew each time.
    guard node.declName.baseName.trimmedLength.utf8Length == 4, node.base?.is(TupleExprSyntax.self) == true,
      node.declName.baseName.tokenKind == .keyword(.self),
      let reference = try? ProtocolReference(ExprSyntax(node)),
      node.parent?.parent?.parent?.is(AttributeSyntax.self) != true
    else { return }
    facts.requirements.append(
      RequirementFact(
        form: .mention, type: reference.type, isRequired: false, context: context, condition: condition,
        position: position(node)))
  }

  /// Notes the declaration of an experiment's key: `static let autoplay = ExperimentKey("autoplay", …)`.
  func collectExperiments(_ node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        Self.makesExperimentKey(call, binding.typeAnnotation?.type),
        let name = Self.text(call.arguments.first?.expression)
      else { continue }
      let argument = { (label: String) in call.arguments.first { $0.label?.text == label }?.expression }
      let arms = argument("arms")?.as(ArrayExprSyntax.self)?.elements.map { Self.text($0.expression) } ?? []
      facts.experiments.append(
        ExperimentFact(
          constant: SourceText.name(pattern.identifier), name: name,
          arms: arms.contains(nil) ? [] : arms.compactMap(\.self), owner: Self.text(argument("owner")),
          expires: Self.text(argument("expires")), context: context, condition: condition,
          position: position(pattern.identifier)))
    }
  }

  private static func makesExperimentKey(_ call: FunctionCallExprSyntax, _ annotation: TypeSyntax?) -> Bool {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "ExperimentKey"
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    switch member.declName.baseName.text {
    case "ExperimentKey": return true
    case "init":
      let type = member.base.map { Self.path(of: $0) ?? "" } ?? annotation.map { SourceText.oneLine($0) }
      return type?.split(separator: ".").last == "ExperimentKey"
    default: return false
    }
  }

  private static func text(_ expression: ExprSyntax?) -> String? {
    expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
