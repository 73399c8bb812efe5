extension ModuleMap {
  /// The protocols of a matrix, with the adapters of each product and the types that need them.
  ///
  /// - Parameter matrix: one of adapters.
  /// - Complexity: O(n log n) in the cells.
  package init(adaptersOf matrix: Matrix) {
    var builder = ModuleMapSorter(bands: ["adapters", "protocols", "needed by"])
    for row in matrix.rows {
      let name = builder.node(.adapterProtocol, row.title, band: 1)
      for (column, cell) in zip(matrix.products, row.cells) {
        if !cell.isEmpty { builder.note(name, in: column.name) }
        for entry in cell.entries {
          let adapter = builder.node(
            .adapter, "\(entry.place.module).\(entry.name)", detail: entry.details.joined(separator: ", "), band: 0,
            place: entry.place)
          builder.note(adapter, in: column.name)
          builder.edge(name, adapter, .binds, in: column.name, entry.place)
        }
        for need in cell.needs {
          let owner = need.owner.isEmpty ? need.property : need.owner
          let client = builder.node(.client, "\(need.place.module).\(owner)", band: 2, place: need.place)
          builder.note(client, in: column.name)
          builder.edge(client, name, .needs, in: column.name, need.place)
        }
        switch cell.gap {
        case .required: builder.note(.missing, of: name, "required, not bound in", column.name)
        case .duplicate: builder.note(.duplicate, of: name, "bound twice in", column.name)
        default: break
        }
      }
    }
    self = builder.map(.adapters, products: matrix.products.map(\.name))
  }
}
