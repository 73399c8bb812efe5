/// What every product has under every name: protocols and their adapters, or another kind of declaration.
///
/// Rows are names, columns are products. It is made from ``ProductContents``, is saved as JSON, and two of them can be
/// compared; see ``MatrixComparison``.
package struct Matrix: Codable, Hashable, Sendable {
  /// The layout of the JSON; another one is refused.
  package static let currentSchemaVersion = 1

  package var schemaVersion = Self.currentSchemaVersion
  /// What the rows are.
  package var kind: Kind
  /// The columns, in the order in which they are shown.
  package var products: [Column]
  /// Sorted by name; each has a cell for each product.
  package var rows: [Row]

  package init(kind: Kind, products: [Column], rows: [Row]) {
    self.kind = kind
    self.products = products
    self.rows = rows
  }

  /// Every row has a cell for each product; in a file that somebody has changed one may not.
  package var isRectangular: Bool { rows.allSatisfy { $0.cells.count == products.count } }
}
