extension MatrixPage {
  /// What one product has under one name.
  package struct Cell: Hashable, Sendable {
    package var entries: [Entry]
    /// Who needs it in this product.
    package var needs: [Need]
    package var gap: Gap?
    /// How it differs from what it was compared with, in words; none where nothing was compared.
    package var changes: [String]

    package init(entries: [Entry] = [], needs: [Need] = [], gap: Gap? = nil, changes: [String] = []) {
      self.entries = entries
      self.needs = needs
      self.gap = gap
      self.changes = changes
    }
  }

  /// What is wrong in a cell, or left open.
  package enum Gap: String, CaseIterable, Hashable, Sendable {
    /// Something requires it, and the product has none.
    case required
    /// Something uses it where it is there, and the product has none.
    case optional
    /// The product has several that exclude each other.
    case duplicate
    /// Something needs it, and whether it is there cannot be seen.
    case unknown
  }
}
