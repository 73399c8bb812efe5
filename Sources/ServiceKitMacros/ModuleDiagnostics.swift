import AdapterSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// What `@Module` refuses, and with which words.
enum ModuleDiagnostics {
  /// The name of the class or the actor that carries the attribute.
  ///
  /// - Throws: the diagnostic.
  static func name(
    of declaration: some DeclGroupSyntax, _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws -> TokenSyntax {
    let named: (name: TokenSyntax, generics: GenericParameterClauseSyntax?)
    if let type = declaration.as(ClassDeclSyntax.self) {
      named = (type.name, type.genericParameterClause)
    } else if let type = declaration.as(ActorDeclSyntax.self) {
      named = (type.name, type.genericParameterClause)
    } else {
      throw MacroDiagnostic(
        "module-target",
        "\(declaration.introducer.text.withCapitalArticle) has no identity, so it cannot be open. "
          + "Make it a class or an actor"
      ).error(at: declaration.introducer)
    }
    let outer = LexicalContext(context.lexicalContext)
    let name = SourceText.name(named.name)
    if outer.isLocal {
      throw MacroDiagnostic(
        "module-local", "'\(name)' is local to a function, so no id can reach it. Declare it in a file or a type"
      ).error(at: named.name)
    }
    if let generic = named.generics == nil ? outer.genericName : name {
      throw MacroDiagnostic(
        "module-generic",
        "'\(generic)' is generic, but the record of a module is one constant for one class. "
          + "Put what differs into its client values"
      ).error(at: named.name)
    }
    return named.name
  }

  /// A name that is a literal.
  ///
  /// - Throws: the diagnostic.
  static func name(
    _ argument: ExprSyntax?, of what: String, _ example: String, _ node: AttributeSyntax
  ) throws -> String {
    guard let literal = argument?.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      let name = literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
    else {
      throw MacroDiagnostic(
        "module-literal", "The \(what) is a constant in the program, so it is a literal: \(example)"
      ).error(at: argument.map { Syntax($0) } ?? Syntax(node))
    }
    let isUsable =
      !name.isEmpty && name.unicodeScalars.count <= 60
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_.".unicodeScalars.contains($0)
      }
    guard isUsable else {
      throw MacroDiagnostic(
        "module-letters", "The \(what) is made of letters, digits, '-', '_' and '.', at most 60 of them"
      ).error(at: literal)
    }
    return name
  }
}
