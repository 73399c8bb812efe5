public import SwiftSyntax

/// A property marked `@Adapted` or `@Service`, read from syntax.
public struct RequirementProperty {
  /// One thing that is wrong with the declaration, and where.
  public struct Problem: Error {
    public enum Kind: Equatable, Sendable {
      case notAVariable
      case constant
      case several
      case noName
      case noType
      case implicitlyUnwrapped
      case initialValue
      case accessors
      case modifier(String)
    }

    public let kind: Kind
    public let node: Syntax
  }

  /// The name without backticks.
  public let name: String
  /// Where the name stands.
  public let nameToken: TokenSyntax
  public let type: PropertyType
  public let isStatic: Bool
  /// `.throwing` is written.
  public let throwsError: Bool

  /// Reads a declaration and the attribute on it.
  ///
  /// - Throws: ``Problem``, the first one found.
  public init(_ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax) throws(Problem) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw Problem(kind: .notAVariable, node: Syntax(declaration))
    }
    if variable.bindingSpecifier.tokenKind != .keyword(.var) {
      throw Problem(kind: .constant, node: Syntax(variable.bindingSpecifier))
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1 else {
      throw Problem(kind: .several, node: Syntax(variable.bindings))
    }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      throw Problem(kind: .noName, node: Syntax(binding.pattern))
    }
    if let initializer = binding.initializer { throw Problem(kind: .initialValue, node: Syntax(initializer)) }
    if let block = binding.accessorBlock { throw Problem(kind: .accessors, node: Syntax(block)) }
    for modifier in variable.modifiers where ["lazy", "weak", "unowned", "override"].contains(modifier.name.text) {
      throw Problem(kind: .modifier(modifier.name.text), node: Syntax(modifier))
    }
    guard let annotation = binding.typeAnnotation else { throw Problem(kind: .noType, node: Syntax(pattern)) }
    guard let type = PropertyType(annotation.type) else {
      throw Problem(kind: .implicitlyUnwrapped, node: Syntax(annotation.type))
    }
    let text = pattern.identifier.text
    name = text.filter { $0 != "`" }
    nameToken = pattern.identifier
    self.type = type
    isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let access = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    throwsError = access?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "throwing"
  }
}
