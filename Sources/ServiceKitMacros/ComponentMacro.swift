import AdapterSyntax
import RecordFormat
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Component`: the record and its description, and the factory.
struct ComponentMacro: MemberMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let named = try componentClass(declaration, node, context)
    let name = try componentName(node)
    let className = SourceText.name(named.name)
    let outer = LexicalContext(context.lexicalContext).path.map { "\($0)." } ?? ""
    let source = RecordSource(
      kind: .component, name: outer + className, at: named.name, in: context,
      fields: [.init("component", name), .init("class", outer + className)])
    let literal = StringLiteralExprSyntax(content: name)
    let accessor =
      "{ unsafe ContainerKit::ComponentRecord.write($0, \(literal), \(named.name.text).self, __skMakeComponent, "
      + "__skMakeComponent) }"
    let record = DeclSyntax(
      unparsed: """
        \(source.recordAttributes)
        nonisolated private static let __skComponentRecord: \(RecordSource.layout(continuations: 0)) = \
        (\(source.record(hint: FNV1a.hash32(name.utf8), accessor: accessor)))
        """)
    let factory = DeclSyntax(
      unparsed: """
        private static func __skMakeComponent(_ offer: ContainerKit::ComponentOffer) throws -> Swift::AnyObject {
          try \(named.name.text)(offer.place())
        }
        """)
    return [record, source.description("private static let __skComponentDescription"), factory].compactMap { $0 }
  }

  private static func componentClass(
    _ declaration: some DeclGroupSyntax, _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws -> ClassDeclSyntax {
    guard let named = declaration.as(ClassDeclSyntax.self) else {
      let advice =
        declaration.is(ActorDeclSyntax.self)
        ? "is called in its own time, and components are called in order. Make it a class"
        : "has no identity, so a container cannot hold it. Make it a class"
      throw MacroDiagnostic(
        "component-target", "\(declaration.introducer.text.withCapitalArticle) \(advice)"
      ).error(at: declaration.introducer)
    }
    let outer = LexicalContext(context.lexicalContext)
    if outer.isLocal {
      throw MacroDiagnostic(
        "component-local",
        "'\(SourceText.name(named.name))' is local to a function, so no list of names can reach it. "
          + "Declare it in a file or a type"
      ).error(at: named.name)
    }
    if let generic = named.genericParameterClause == nil ? outer.genericName : SourceText.name(named.name) {
      throw MacroDiagnostic(
        "component-generic",
        "'\(generic)' is generic, but the record of a component is one constant for one class. "
          + "Add it by its type: container.add(\(SourceText.name(named.name)).init)"
      ).error(at: named.name)
    }
    return named
  }

  private static func componentName(_ node: AttributeSyntax) throws -> String {
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    guard let literal = argument?.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      let name = literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
    else {
      throw MacroDiagnostic(
        "component-name",
        "The name of a component is a constant in the program, so it is a literal: @Component(\"name\")"
      ).error(at: argument.map { Syntax($0) } ?? Syntax(node))
    }
    let isUsable =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.".unicodeScalars.contains($0)
      }
    guard isUsable else {
      throw MacroDiagnostic(
        "component-letters", "The name of a component is made of letters, digits, '-', '_' and '.'"
      ).error(at: literal)
    }
    return name
  }
}
