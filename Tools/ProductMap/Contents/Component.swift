/// A component of a container.
package struct Component: Codable, Hashable, Sendable {
  /// What scene files call it.
  package var name: String
  /// The class, with the types around it, without its module.
  package var className: String
  package var place: DeclarationPlace

  package init(name: String, className: String, place: DeclarationPlace) {
    self.name = name
    self.className = className
    self.place = place
  }

  private enum CodingKeys: String, CodingKey {
    case className = "class"
    case name, place
  }
}
