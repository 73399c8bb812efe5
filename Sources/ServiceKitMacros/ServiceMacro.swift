import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Service`: a getter that looks the service up, and the record of the requirement.
struct ServiceMacro: AccessorMacro, PeerMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    do throws(RequirementRefusal) {
      return [getter(try checked(declaration, node, context))]
    } catch { return try RequirementExpansion.accessors(for: error) }
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do throws(RequirementRefusal) {
      let requirement = try checked(declaration, node, context)
      guard let generic = requirement.context.genericName else {
        return requirement.record(hasHost: false, in: context)
      }
      let message = MacroDiagnostic(
        "service-generic",
        "'\(generic)' is generic, so this requirement leaves no record: listings and validate() do not know it",
        severity: .warning)
      context.diagnose(Diagnostic(node: node, message: message))
      return []
    } catch { return try RequirementExpansion.peers(for: error) }
  }

  private static func getter(_ requirement: RequirementExpansion) -> AccessorDeclSyntax {
    let type = requirement.protocolExpression
    let isOptional = requirement.property.type.isOptional
    let lookup = isOptional ? "adapter" : "requiredAdapter"
    let call = "try ServiceKit::AdapterRegistry.main.\(lookup)(\(type))"
    if requirement.property.throwsError { return "get throws { \(raw: call) }" }
    let need = isOptional ? "" : ", owner: \(requirement.owner), \(requirement.place)"
    return """
      get {
        if let service = ServiceKit::ServiceProperty.warm(\(raw: type)) { return service }
        do { return \(raw: call) } catch { return ServiceKit::ServiceProperty.failed(\(raw: type), error\(raw: need)) }
      }
      """
  }

  private static func checked(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws(RequirementRefusal) -> RequirementExpansion {
    if LexicalContext(context.lexicalContext).owner?.is(ProtocolDeclSyntax.self) == true {
      throw RequirementRefusal(
        diagnostics: MacroDiagnostic(
          "service-protocol", "@Service cannot be a requirement of a protocol. Write it in the types that conform"
        ).error(at: node), isLeftAlone: false)
    }
    return try RequirementExpansion(declaration, node, in: context)
  }
}
