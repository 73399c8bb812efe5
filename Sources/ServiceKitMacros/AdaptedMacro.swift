import AdapterSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Adapted`: a getter that reads a slot, the slot, and the record of the requirement.
///
/// The host's store owns the adapter; the slot refers to it without retaining, which is what makes a warm access cheap,
/// and is sound since the store lives exactly as long as the host.
struct AdaptedMacro: AccessorMacro, PeerMacro {
  /// Expansions are laid out as written: formatting them would take longer than making them.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    do throws(RequirementRefusal) {
      let requirement = try checked(declaration, node, context)
      return [requirement.property.type.isOptional ? optionalGetter(requirement) : requiredGetter(requirement)]
    } catch { return try RequirementExpansion.accessors(for: error) }
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    do throws(RequirementRefusal) {
      let requirement = try checked(declaration, node, context)
      let property = requirement.property
      let slot = property.peerName("__sk_")
      var peers: [DeclSyntax] = [
        "@exclusivity(unchecked) private unowned(unsafe) var \(raw: slot): (\(raw: property.type.wrapped))?"
      ]
      if property.type.isOptional { peers.append("private var \(raw: property.peerName("__skFinal_")) = false") }
      return peers + requirement.record(hasHost: true, in: context)
    } catch { return try RequirementExpansion.peers(for: error) }
  }

  private static func requiredGetter(_ requirement: RequirementExpansion) -> AccessorDeclSyntax {
    let slot = requirement.property.peerName("__sk_")
    let throwsError = requirement.property.throwsError
    let call = "ServiceKit::AdaptedProperty.\(throwsError ? "throwing" : "required")"
    return """
      get \(raw: throwsError ? "throws " : ""){
        if let adapter = unsafe \(raw: slot) { return adapter }
        let answer = \(raw: throwsError ? "try " : "")\(raw: call)(\(raw: requirement.protocolExpression), host: self, \(raw: requirement.place))
        if answer.isFinal { unsafe \(raw: slot) = answer.value }
        return answer.value
      }
      """
  }

  private static func optionalGetter(_ requirement: RequirementExpansion) -> AccessorDeclSyntax {
    let slot = requirement.property.peerName("__sk_")
    let final = requirement.property.peerName("__skFinal_")
    let throwsError = requirement.property.throwsError
    let call = "ServiceKit::AdaptedProperty.\(throwsError ? "throwingOptional" : "optional")"
    return """
      get \(raw: throwsError ? "throws " : ""){
        if let adapter = unsafe \(raw: slot) { return adapter }
        if \(raw: final) { return nil }
        let answer = \(raw: throwsError ? "try " : "")\(raw: call)(\(raw: requirement.protocolExpression), host: self)
        if answer.isFinal { unsafe \(raw: slot) = answer.value }
        \(raw: final) = answer.isFinal
        return answer.value
      }
      """
  }

  private static func checked(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws(RequirementRefusal) -> RequirementExpansion {
    let requirement = try RequirementExpansion(declaration, node, in: context)
    func refuse(_ identifier: String, _ message: String, at place: some SyntaxProtocol) -> RequirementRefusal {
      RequirementRefusal(diagnostics: MacroDiagnostic(identifier, message).error(at: place), isLeftAlone: false)
    }
    guard let owner = requirement.context.owner, owner.is(ClassDeclSyntax.self) || owner.is(ActorDeclSyntax.self) else {
      throw refuse(
        "adapted-owner",
        "@Adapted belongs in the body of a class or an actor with @AdapterHost, which owns the adapter. "
          + "For a service, write @Service",
        at: node)
    }
    if let modifier = requirement.property.staticModifier {
      throw refuse(
        "adapted-static",
        "A \(modifier.name.text) property has no host to own the adapter. For a service, write @Service",
        at: modifier)
    }
    if let generic = requirement.context.genericName {
      throw refuse(
        "adapted-generic",
        "'\(generic)' is generic, but the record of a requirement is one constant for one class. "
          + "Move the property to a class that is not, or look it up: try adapter(\(requirement.protocolExpression))",
        at: node)
    }
    return requirement
  }
}
