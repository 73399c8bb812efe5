public import SwiftSyntax

/// A property marked `@Adapted` or `@Service`, read from syntax.
public struct RequirementProperty {
  /// The name without backticks.
  public let name: String
  /// Where the name stands.
  public let nameToken: TokenSyntax
  /// The protocol, and whether the property is optional.
  public let type: PropertyType
  /// The modifier `static` or `class`, if there is one.
  public let staticModifier: DeclModifierSyntax?
  /// `.throwing` is written.
  public let throwsError: Bool

  /// Reads a declaration and the attribute on it.
  ///
  /// - Throws: ``Problem``, the first one found.
  public init(_ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax) throws(Problem) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw Problem(kind: .notAVariable, node: Syntax(declaration))
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1 else {
      throw Problem(kind: .several, node: Syntax(variable.bindings))
    }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      throw Problem(kind: .noName, node: Syntax(binding.pattern))
    }
    if variable.bindingSpecifier.tokenKind != .keyword(.var) {
      throw Problem(kind: .constant, node: Syntax(variable.bindingSpecifier))
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
    name = pattern.identifier.text.filter { $0 != "`" }
    nameToken = pattern.identifier
    self.type = type
    staticModifier = variable.modifiers.first { ["static", "class"].contains($0.name.text) }
    let access = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
    throwsError = access?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "throwing"
  }

  /// A name for a member that belongs to the property, in backticks where the property's own name needs them.
  ///
  /// - Parameter prefix: what makes it another name than the property's.
  /// - Returns: the prefix and the name.
  public func peerName(_ prefix: String) -> String {
    SourceText.isPlainIdentifier(name) ? prefix + name : "`\(prefix)\(name)`"
  }
}
