/// One thing in which two matrices differ.
package struct MatrixDifference: Codable, Hashable, Sendable {
  /// In which way.
  package enum Change: String, Codable, CaseIterable, Sendable {
    case added, removed, changed
  }

  /// What is on one side.
  package struct Side: Codable, Hashable, Sendable {
    /// In words: `CappedLoading, shared`.
    package var text: String
    /// Where it is declared; nil for a product, and for records without a description.
    package var place: DeclarationPlace?
  }

  /// What the difference is about.
  package enum Subject: String, Codable, CaseIterable, Sendable {
    /// An adapter, a component, a module or a handler.
    case entry
    /// A property that needs an adapter.
    case need
    /// A whole product.
    case product
    /// Records of which one side has no description, and which the other side does not explain.
    case records
  }

  package var change: Change
  package var subject: Subject
  /// The column's name.
  package var product: String
  /// The row's name; nil for a product, and for records.
  package var name: String?
  /// Nil for what is added.
  package var before: Side?
  /// Nil for what is removed.
  package var after: Side?
}
