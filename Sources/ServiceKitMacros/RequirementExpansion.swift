import AdapterSyntax
import RecordFormat
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Adapted` and `@Service` share: reading the property, and the record of the requirement.
struct RequirementExpansion {
  let property: RequirementProperty
  let context: LexicalContext

  /// Reads a property that carries the attribute.
  ///
  /// - Throws: the refusal of a declaration that cannot work.
  init(
    _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) throws(RequirementRefusal) {
    self.context = LexicalContext(context.lexicalContext)
    do { property = try RequirementProperty(declaration, attribute) } catch {
      throw RequirementDiagnostics.refusal(for: error, attribute: attribute.name)
    }
    try RequirementDiagnostics.checkPlace(property, declaration, attribute, self.context)
  }

  /// What the accessor role answers, where reading the property was refused.
  static func accessors(for refusal: RequirementRefusal) throws -> [AccessorDeclSyntax] {
    guard refusal.isLeftAlone else {
      // The peer role reports an error, so this getter is part of no program.
      return ["get { Swift::preconditionFailure() }"]
    }
    if let diagnostics = refusal.diagnostics { throw diagnostics }
    return []
  }

  /// What the peer role answers, where reading the property was refused.
  static func peers(for refusal: RequirementRefusal) throws -> [DeclSyntax] {
    if let diagnostics = refusal.diagnostics, !refusal.isLeftAlone { throw diagnostics }
    return []
  }

  /// The protocol as an argument: `(any P).self`.
  var protocolExpression: String { "(\(property.type.wrapped)).self" }

  /// The type that has the property, as an expression; `nil` at file scope.
  var owner: String { context.ownerName.map { "\($0).self" } ?? "nil" }

  /// Name, file and line of the property, as the arguments of a call.
  var place: String { "property: \(propertyLiteral), fileID: #fileID, line: #line" }

  private var propertyLiteral: String { StringLiteralExprSyntax(content: property.name).description }

  /// The constants that make the requirement known to listings and checks.
  func record(hasHost: Bool, in context: some MacroExpansionContext) -> [DeclSyntax] {
    let fields = [
      RecordDescription.Field("protocol", property.type.wrapped),
      .init("required", property.type.isOptional ? "false" : "true"),
      .init("host", self.context.path ?? ""), .init("property", property.name),
    ]
    let source = RecordSource(
      kind: .requirement, name: property.name, at: property.nameToken, in: context, fields: fields)
    let accessor = """
      { unsafe ServiceKit::RequirementRecord.write($0, \(protocolExpression), \
      isRequired: \(!property.type.isOptional), owner: \(owner), property: \(propertyLiteral), hasHost: \(hasHost)) }
      """
    let modifiers = self.context.owner == nil ? "private let" : "private static let"
    let record = DeclSyntax(
      unparsed: """
        \(source.recordAttributes)
        nonisolated \(modifiers) \(property.peerName("__skRecord_")): ServiceKit::RequirementRecord.Layout = \
        (\(source.record(hint: property.type.hint, accessor: accessor)))
        """)
    let description = source.description("\(modifiers) \(property.peerName("__skDescription_"))")
    return [record, description].compactMap { $0 }
  }
}
