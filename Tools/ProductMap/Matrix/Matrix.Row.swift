extension Matrix {
  /// What all products have under one name.
  package struct Row: Codable, Hashable, Sendable {
    /// The protocol without `any`, as `P & Q` in the order of the alphabet; of C the service; the name of a component,
    /// the id of a module, the type of an action.
    package var name: String
    /// The name is that of a service in C, which is no protocol.
    package var isClang: Bool
    /// One for each product, in their order.
    package var cells: [Cell]

    package init(name: String, isClang: Bool = false, cells: [Cell]) {
      self.name = name
      self.isClang = isClang
      self.cells = cells
    }

    private enum CodingKeys: String, CodingKey {
      case isClang = "c"
      case name, cells
    }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      isClang = try container.decodeIfPresent(Bool.self, forKey: .isClang) ?? false
      cells = try container.decode([Cell].self, forKey: .cells)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
      if isClang { try container.encode(true, forKey: .isClang) }
      try container.encode(cells, forKey: .cells)
    }
  }
}
