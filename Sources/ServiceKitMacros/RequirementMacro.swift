import AdapterSyntax
import RecordFormat
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// What `@Adapted` and `@Service` share: reading the property, and the record of the requirement.
struct RequirementExpansion {
  let attributeName: String
  let property: RequirementProperty
  let context: LexicalContext

  /// - Throws: a diagnostic for a declaration that cannot work.
  init(
    _ declaration: some DeclSyntaxProtocol, _ attribute: AttributeSyntax, in context: some MacroExpansionContext
  ) throws {
    attributeName = attribute.attributeName.trimmedDescription
    self.context = LexicalContext(context.lexicalContext)
    do { property = try RequirementProperty(declaration, attribute) } catch {
      throw RequirementDiagnostics.error(for: error, attribute: attributeName)
    }
    if self.context.isLocal {
      throw RequirementDiagnostics.local(attributeName, property.type).error(at: attribute)
    }
  }

  /// `(any P).self`
  var protocolExpression: String { "(\(property.type.wrapped)).self" }

  /// The type that has the property, as an expression; `nil` at file scope.
  var owner: String { context.ownerName.map { "\($0).self" } ?? "nil" }

  /// Name, file and line of the property, as the arguments of a call.
  var place: String { "property: \"\(property.name)\", fileID: #fileID, line: #line" }

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
      { unsafe ServiceKit.RequirementRecord.write($0, \(protocolExpression), \
      isRequired: \(!property.type.isOptional), owner: \(owner), property: "\(property.name)", hasHost: \(hasHost)) }
      """
    let modifiers = self.context.owner == nil ? "private let" : "private static let"
    let record: DeclSyntax = """
      \(raw: source.recordAttributes)
      nonisolated \(raw: modifiers) __skRecord_\(raw: property.name): ServiceKit.RequirementRecord.Layout = \
      (\(raw: source.record(hint: property.type.hint, accessor: accessor)))
      """
    return [record, source.description("\(modifiers) __skDescription_\(property.name)")].compactMap { $0 }
  }
}
