import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Service`: a getter that looks the service up, and the record of the requirement.
struct ServiceMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // What is wrong is reported once, by the peer role.
    guard let requirement = try? RequirementExpansion(declaration, node, in: context) else {
      return ["get { preconditionFailure(\"This property does not compile\") }"]
    }
    let isOptional = requirement.property.type.isOptional
    let lookup = isOptional ? "adapter" : "requiredAdapter"
    let call = "try ServiceKit.AdapterRegistry.main.\(lookup)(\(requirement.protocolExpression))"
    if requirement.property.throwsError { return ["get throws { \(raw: call) }"] }
    let place = "owner: \(requirement.owner), \(requirement.place)"
    let failed =
      isOptional
      ? "ServiceKit.ServiceProperty.failed(\(requirement.protocolExpression), error)"
      : "ServiceKit.ServiceProperty.failed(\(requirement.protocolExpression), error, \(place))"
    return [
      """
      get {
        do { return \(raw: call) } catch { return \(raw: failed) }
      }
      """
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let requirement = try RequirementExpansion(declaration, node, in: context)
    if let generic = requirement.context.genericTypeName {
      let message = MacroDiagnostic(
        "service-generic",
        "'\(generic)' is generic, so this requirement leaves no record: listings and validate() do not know it",
        severity: .warning)
      context.diagnose(Diagnostic(node: node, message: message))
      return []
    }
    if requirement.context.owner?.is(ProtocolDeclSyntax.self) == true {
      throw MacroDiagnostic(
        "service-protocol", "@Service cannot be a requirement of a protocol; put it into the types that conform"
      ).error(at: node)
    }
    return requirement.record(hasHost: false, in: context)
  }
}
