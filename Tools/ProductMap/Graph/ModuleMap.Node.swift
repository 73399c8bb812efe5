extension ModuleMap {
  /// A thing that a map shows.
  package struct Node: Codable, Hashable, Sendable {
    /// What it is.
    package enum Kind: String, Codable, CaseIterable, Sendable {
      case module, product, adapterProtocol = "protocol", adapter, action, handler, client
    }

    package var kind: Kind
    package var name: String
    /// A second line: the scope of an adapter, the module of a handler; nil where there is none.
    package var detail: String?
    /// The number of its band; bands are numbered from 0, the lowest.
    package var band: Int
    /// The products that have it, sorted; empty where none has.
    package var products: [String]
    /// Where it is declared; nil for what is in several files.
    package var place: DeclarationPlace?
    /// What is wrong with it, sorted.
    package var problems: [Problem]

    package init(
      kind: Kind, name: String, detail: String? = nil, band: Int, products: [String] = [],
      place: DeclarationPlace? = nil, problems: [Problem] = []
    ) {
      self.kind = kind
      self.name = name
      self.detail = detail
      self.band = band
      self.products = products
      self.place = place
      self.problems = problems
    }
  }

  /// What is wrong with a node or an edge.
  package enum Problem: String, Codable, CaseIterable, Comparable, Sendable {
    /// It is part of a cycle.
    case cycle
    /// It leads to a higher layer.
    case upward
    /// It leads to another group of the same layer.
    case sideways
    /// It leads from shared code into a product.
    case leak
    /// A product requires it and has no adapter, or sends it and has no handler.
    case missing
    /// A product has several that exclude each other.
    case duplicate

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }
}
