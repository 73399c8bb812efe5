extension ModuleMap {
  /// Something that leads from one node to another.
  package struct Edge: Codable, Hashable, Sendable {
    /// Why there is an edge.
    package enum Kind: String, Codable, CaseIterable, Sendable {
      /// A file imports the module.
      case imports
      /// Only the build says so; no file imports it.
      case depends
      /// A protocol is bound to an adapter.
      case binds
      /// Code needs the adapter of a protocol.
      case needs
      /// An action is handled by a function.
      case handles
      /// Code sends an action.
      case sends
    }

    /// The number of the node from which it leads, from 0.
    package var from: Int
    /// The number of the node to which it leads.
    package var to: Int
    package var kind: Kind
    /// The products for which it is so, where not for all that have both ends.
    package var products: [String]
    /// What is wrong with it, sorted.
    package var problems: [Problem]
    /// The first place that says so; nil where no file does.
    package var place: DeclarationPlace?

    package init(
      from: Int, to: Int, kind: Kind, products: [String] = [], problems: [Problem] = [],
      place: DeclarationPlace? = nil
    ) {
      self.from = from
      self.to = to
      self.kind = kind
      self.products = products
      self.problems = problems
      self.place = place
    }
  }
}
