/// A property that needs the adapter of a protocol.
package struct Requirement: Codable, Hashable, Sendable {
  /// As written, without the optional: `any P`.
  package var protocolName: String
  /// The product has to bind it.
  package var isRequired: Bool
  /// The type that has the property; empty for a global variable.
  package var owner: String
  package var property: String
  package var place: DeclarationPlace

  package init(protocolName: String, isRequired: Bool, owner: String, property: String, place: DeclarationPlace) {
    self.protocolName = protocolName
    self.isRequired = isRequired
    self.owner = owner
    self.property = property
    self.place = place
  }

  private enum CodingKeys: String, CodingKey {
    case protocolName = "protocol"
    case isRequired = "required"
    case owner, property, place
  }
}
