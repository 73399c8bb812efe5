extension MatrixPage {
  /// What all products have under one name.
  package struct Row: Hashable, Sendable {
    package var name: String
    /// One for each product, in their order.
    package var cells: [Cell]

    package init(name: String, cells: [Cell]) {
      self.name = name
      self.cells = cells
    }

    /// Something is wrong in a cell, or left open.
    var hasGap: Bool { cells.contains { $0.gap != nil } }

    /// Products do not all have the same.
    var differs: Bool {
      cells.dropFirst().contains { $0.entries != cells[0].entries || $0.gap != cells[0].gap }
    }

    var hasChange: Bool { cells.contains { !$0.changes.isEmpty } }

    /// Who needs it in any product, in the order of the first product that has the need, with the products.
    ///
    /// - Complexity: O(n) in the needs.
    var needs: [(need: Need, products: [Int])] {
      var order: [Need] = []
      var products: [Need: [Int]] = [:]
      for (column, cell) in cells.enumerated() {
        for need in cell.needs where products[need]?.last != column {
          if products[need] == nil { order.append(need) }
          products[need, default: []].append(column)
        }
      }
      return order.map { ($0, products[$0] ?? []) }
    }
  }
}
