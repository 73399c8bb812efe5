import AdapterSyntax
import SwiftSyntax

extension FactCollector {
  /// Notes a type and opens its scope.
  func enter(_ node: some DeclGroupSyntax, _ kind: DeclarationFact.Kind) -> SyntaxVisitorContinueKind {
    let named = node.asProtocol((any NamedDeclSyntax).self)?.name
    let extended = node.as(ExtensionDeclSyntax.self)?.extendedType
    let name = named.map(SourceText.name) ?? extended.map { SourceText.oneLine($0) } ?? ""
    var fact = DeclarationFact(
      kind: kind, name: name, path: typePath(of: name),
      position: named.map { position($0) } ?? extended.map { position($0) } ?? position(node))
    fact.inherited = node.inheritanceClause?.inheritedTypes.map { SourceText.oneLine($0.type) } ?? []
    fact.attributes = names(of: node.attributes)
    fact.modifiers = node.modifiers.map(\.name.text)
    fact.isGeneric = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    fact.condition = condition
    fact.isLocal = isLocal
    facts.declarations.append(fact)
    if extended == nil { collectBindings(node.attributes, of: fact) }
    open(Scope(.type, name: name, node: Syntax(node), declaration: facts.declarations.count - 1))
    return .visitChildren
  }

  /// Notes an alias.
  func collect(_ node: TypeAliasDeclSyntax) {
    let name = SourceText.name(node.name)
    var fact = DeclarationFact(kind: .alias, name: name, path: typePath(of: name), position: position(node.name))
    fact.aliased = SourceText.oneLine(node.initializer.value)
    fact.modifiers = node.modifiers.map(\.name.text)
    fact.isGeneric = node.genericParameterClause != nil
    fact.condition = condition
    fact.isLocal = isLocal
    facts.declarations.append(fact)
  }

  /// Notes the cases of an enum.
  func collect(_ node: EnumCaseDeclSyntax) {
    guard let index = enclosingDeclaration, !isLocal else { return }
    facts.declarations[index].cases += node.elements.map { SourceText.name($0.name) }
  }

  /// Notes the properties of a type.
  func collect(_ node: VariableDeclSyntax) {
    guard let index = enclosingDeclaration, !isLocal else { return }
    let modifiers = node.modifiers.map(\.name.text)
    let ownership = node.modifiers.first { ["weak", "unowned"].contains($0.name.text) }.map { SourceText.oneLine($0) }
    let attributes = names(of: node.attributes)
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let isGenerated = attributes.contains("Adapted") || attributes.contains("Service")
      facts.declarations[index].properties.append(
        PropertyFact(
          name: SourceText.name(pattern.identifier),
          type: binding.typeAnnotation.map { SourceText.oneLine($0.type) },
          initialType: binding.typeAnnotation == nil ? binding.initialType : nil,
          isStored: !isGenerated && !binding.isComputed,
          isStatic: modifiers.contains("static") || modifiers.contains("class"), ownership: ownership,
          attributes: attributes, condition: condition, position: position(pattern.identifier)))
    }
  }

  /// The names of attributes, those within `#if` included.
  func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.flatMap { element -> [String] in
      if case .attribute(let attribute) = element { return [SourceText.oneLine(attribute.attributeName)] }
      guard case .ifConfigDecl(let conditional) = element else { return [] }
      return conditional.clauses.flatMap { clause -> [String] in
        if case .attributes(let inner) = clause.elements { names(of: inner) } else { [] }
      }
    }
  }
}

extension PatternBindingSyntax {
  /// It has a getter, and so no storage.
  var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
