/// A drawing's model: modules, adapters or actions, and what leads from one to the other.
package struct ModuleMap: Codable, Hashable, Sendable {
  /// What a map shows.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Modules in their layers, and their imports.
    case modules
    /// Protocols, the adapters of each product, and who needs them.
    case adapters
    /// Actions, the functions that handle them, and who sends them.
    case actions
  }

  /// The layout of the JSON.
  package static let currentSchemaVersion = 1

  package var schemaVersion = Self.currentSchemaVersion
  package var kind: Kind
  /// The products that are shown, sorted.
  package var products: [String]
  /// The bands, from the lowest to the highest; nodes refer to them by number.
  package var bands: [String]
  /// Sorted by band, then by name.
  package var nodes: [Node]
  /// Sorted by the numbers of their ends.
  package var edges: [Edge]
  /// So many edges are left out, since others lead the same way.
  package var omittedEdges: Int
  /// So many edges from products are left out, since they are too many to be read; each module says which products have it.
  package var omittedFromProducts = 0

  package init(
    kind: Kind, products: [String], bands: [String], nodes: [Node], edges: [Edge], omittedEdges: Int = 0
  ) {
    self.kind = kind
    self.products = products
    self.bands = bands
    self.nodes = nodes
    self.edges = edges
    self.omittedEdges = omittedEdges
  }

  /// Whether a band has anything; one without is not drawn.
  func hasNodes(inBand band: Int) -> Bool { nodes.contains { $0.band == band } }
}
