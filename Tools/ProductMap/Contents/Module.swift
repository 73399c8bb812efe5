/// A module of a mediator.
package struct Module: Codable, Hashable, Sendable {
  /// What server data calls it.
  package var id: String
  /// The class or the actor, with the types around it, without its module.
  package var className: String
  /// What happens where it is open already, as written; nil where that is not said.
  package var policy: String?
  /// The gate that must be open; nil where there is none.
  package var gate: String?
  package var place: DeclarationPlace

  package init(id: String, className: String, policy: String? = nil, gate: String? = nil, place: DeclarationPlace) {
    self.id = id
    self.className = className
    self.policy = policy
    self.gate = gate
    self.place = place
  }

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case id, policy, gate, place
  }
}
