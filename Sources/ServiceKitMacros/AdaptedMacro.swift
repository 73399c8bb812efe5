import AdapterSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Adapted`: a getter that reads a slot, the slot, and the record of the requirement.
///
/// The host's store owns the adapter; the slot refers to it without retaining, which is what makes a warm access cheap,
/// and is sound since the store lives exactly as long as the host.
struct AdaptedMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // What is wrong is reported once, by the peer role.
    guard let requirement = try? checked(declaration, node, context) else {
      return ["get { preconditionFailure(\"This property does not compile\") }"]
    }
    return [requirement.property.type.isOptional ? optionalGetter(requirement) : requiredGetter(requirement)]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let requirement = try checked(declaration, node, context)
    let property = requirement.property
    var peers: [DeclSyntax] = [
      "@exclusivity(unchecked) private unowned(unsafe) var __sk_\(raw: property.name): (\(raw: property.type.wrapped))?"
    ]
    if property.type.isOptional {
      peers.append("private var __skFinal_\(raw: property.name) = false")
    }
    return peers + requirement.record(hasHost: true, in: context)
  }

  private static func requiredGetter(_ requirement: RequirementExpansion) -> AccessorDeclSyntax {
    let name = requirement.property.name
    let throwsError = requirement.property.throwsError
    let call = "ServiceKit.AdaptedProperty.\(throwsError ? "throwing" : "required")"
    return """
      get \(raw: throwsError ? "throws " : ""){
        if let adapter = unsafe __sk_\(raw: name) { return adapter }
        let adapter = \(raw: throwsError ? "try " : "")\(raw: call)(\(raw: requirement.protocolExpression), host: self, \(raw: requirement.place))
        unsafe __sk_\(raw: name) = adapter
        return adapter
      }
      """
  }

  private static func optionalGetter(_ requirement: RequirementExpansion) -> AccessorDeclSyntax {
    let name = requirement.property.name
    let throwsError = requirement.property.throwsError
    let call = "ServiceKit.AdaptedProperty.\(throwsError ? "throwingOptional" : "optional")"
    return """
      get \(raw: throwsError ? "throws " : ""){
        if let adapter = unsafe __sk_\(raw: name) { return adapter }
        if __skFinal_\(raw: name) { return nil }
        let answer = \(raw: throwsError ? "try " : "")\(raw: call)(\(raw: requirement.protocolExpression), host: self)
        unsafe __sk_\(raw: name) = answer.value
        __skFinal_\(raw: name) = answer.isFinal
        return answer.value
      }
      """
  }

  private static func checked(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax, _ context: some MacroExpansionContext
  ) throws -> RequirementExpansion {
    let requirement = try RequirementExpansion(declaration, node, in: context)
    let service = "for a service, @Service works in any type"
    guard let owner = requirement.context.owner, owner.is(ClassDeclSyntax.self) || owner.is(ActorDeclSyntax.self) else {
      throw MacroDiagnostic(
        "adapted-owner",
        "@Adapted belongs in the body of a class or an actor with @AdapterHost, which owns the adapter; \(service)"
      ).error(at: node)
    }
    if requirement.property.isStatic {
      throw MacroDiagnostic("adapted-static", "A static property has no host to own the adapter; \(service)").error(
        at: node)
    }
    if let generic = requirement.context.genericTypeName {
      throw MacroDiagnostic(
        "adapted-generic",
        "'\(generic)' is generic, and a requirement's record is one constant for one class; "
          + "put the property into a class that is not, or look it up: try adapter(\(requirement.protocolExpression))"
      ).error(at: node)
    }
    try checkObservation(declaration, owner, node)
    return requirement
  }

  /// Observation moves stored properties elsewhere, attributes included, unless it is told not to.
  private static func checkObservation(
    _ declaration: some DeclSyntaxProtocol, _ owner: any DeclGroupSyntax, _ node: AttributeSyntax
  ) throws {
    guard has("Observable", owner.attributes), let variable = declaration.as(VariableDeclSyntax.self),
      !has("ObservationIgnored", variable.attributes)
    else { return }
    let attribute: AttributeSyntax = "@ObservationIgnored "
    let ignored = variable.with(
      \.attributes,
      [.attribute(attribute.with(\.leadingTrivia, variable.leadingTrivia))]
        + variable.with(\.leadingTrivia, []).attributes)
    let fixIt = FixIt(
      message: MacroFixIt("ignore-observation", "Add '@ObservationIgnored'"),
      changes: [.replace(oldNode: Syntax(variable), newNode: Syntax(ignored))])
    throw MacroDiagnostic(
      "adapted-observable",
      "In an @Observable class write @ObservationIgnored @Adapted: an adapter never changes, so there is nothing to observe"
    ).error(at: node, fixIts: [fixIt])
  }

  private static func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      let written = attribute.attributeName.trimmedDescription
      return written == name || written.hasSuffix(".\(name)")
    }
  }
}
