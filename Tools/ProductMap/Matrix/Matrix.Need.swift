extension Matrix {
  /// A property that needs the adapter of a row.
  package struct Need: Codable, Hashable, Sendable {
    /// The type that has the property; empty for a global variable.
    package var owner: String
    package var property: String
    /// The product has to bind it.
    package var isRequired: Bool
    package var place: DeclarationPlace

    package init(owner: String, property: String, isRequired: Bool, place: DeclarationPlace) {
      self.owner = owner
      self.property = property
      self.isRequired = isRequired
      self.place = place
    }

    /// `Owner.property`.
    package var name: String { owner.isEmpty ? property : "\(owner).\(property)" }

    private enum CodingKeys: String, CodingKey {
      case isRequired = "required"
      case owner, property, place
    }
  }
}
