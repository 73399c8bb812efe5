extension Matrix {
  /// Something that a product has: an adapter, a class, a function.
  package struct Entry: Codable, Hashable, Sendable {
    /// The adapter, the class, or the function with the types around it, without the module.
    package var name: String
    /// `host`, `shared`, `application` or `unique`; only of adapters.
    package var scope: String?
    /// What the host must be, as written.
    package var host: String?
    /// `experiment=arm`; of a handler the states, arms and settings that it is for.
    package var variant: String?
    /// What happens to a module that is open already, as written.
    package var policy: String?
    /// The gate of a module.
    package var gate: String?
    /// The protocol as the adapter names it, where that is not the row's name: an alias, or with its module.
    package var written: String?
    /// The program registers it when it runs, which no binary shows.
    package var isRegistered: Bool
    /// Whether it is there depends on conditions that the product does not settle, such as the platform.
    package var isConditional: Bool
    package var place: DeclarationPlace

    package init(
      name: String, scope: String? = nil, host: String? = nil, variant: String? = nil, policy: String? = nil,
      gate: String? = nil, written: String? = nil, isRegistered: Bool = false, isConditional: Bool = false,
      place: DeclarationPlace
    ) {
      self.name = name
      self.scope = scope
      self.host = host
      self.variant = variant
      self.policy = policy
      self.gate = gate
      self.written = written
      self.isRegistered = isRegistered
      self.isConditional = isConditional
      self.place = place
    }

    private enum CodingKeys: String, CodingKey {
      case isConditional = "conditional"
      case isRegistered = "registered"
      case name, scope, host, variant, policy, gate, written, place
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func text(_ key: CodingKeys) throws -> String? { try container.decodeIfPresent(String.self, forKey: key) }
      name = try container.decode(String.self, forKey: .name)
      scope = try text(.scope)
      host = try text(.host)
      variant = try text(.variant)
      policy = try text(.policy)
      gate = try text(.gate)
      written = try text(.written)
      isRegistered = try container.decodeIfPresent(Bool.self, forKey: .isRegistered) ?? false
      isConditional = try container.decodeIfPresent(Bool.self, forKey: .isConditional) ?? false
      place = try container.decode(DeclarationPlace.self, forKey: .place)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      try container.encodeIfPresent(scope, forKey: .scope)
      try container.encodeIfPresent(host, forKey: .host)
      try container.encodeIfPresent(variant, forKey: .variant)
      try container.encodeIfPresent(policy, forKey: .policy)
      try container.encodeIfPresent(gate, forKey: .gate)
      try container.encodeIfPresent(written, forKey: .written)
      if isRegistered { try container.encode(true, forKey: .isRegistered) }
      if isConditional { try container.encode(true, forKey: .isConditional) }
      try container.encode(place, forKey: .place)
    }
  }
}
