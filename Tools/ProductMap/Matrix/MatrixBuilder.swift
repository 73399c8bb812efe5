/// Sorts the declarations of products into the cells of a matrix.
struct MatrixBuilder {
  private struct Key: Hashable {
    let name: String
    let isClang: Bool
  }

  private let kind: Matrix.Kind
  private let names: ProtocolNames
  private let empty: [Matrix.Cell]
  private var cells: [Key: [Matrix.Cell]] = [:]

  init(kind: Matrix.Kind, names: ProtocolNames, count: Int) {
    self.kind = kind
    self.names = names
    empty = Array(repeating: Matrix.Cell(), count: count)
  }

  /// Adds what a product has.
  mutating func add(_ product: MatrixProduct, at column: Int) {
    let contents = product.contents
    switch kind {
    case .adapters:
      for binding in contents.bindings { add(binding, product, column) }
      for binding in product.registered { add(binding, product, column, isRegistered: true) }
      for need in contents.requirements { add(need, column) }
    case .components:
      for component in contents.components {
        add(Matrix.Entry(name: component.className, place: component.place), component.name, product, column)
      }
    case .modules:
      for module in contents.modules {
        let entry = Matrix.Entry(
          name: module.className, policy: module.policy, gate: module.gate, place: module.place)
        add(entry, module.id, product, column)
      }
    case .actions:
      for handler in contents.handlers {
        let name = handler.target.map { "\($0).\(handler.function)" } ?? handler.function
        add(
          Matrix.Entry(name: name, variant: handler.condition, place: handler.place), handler.action, product, column)
      }
    }
  }

  /// The rows, sorted, with what is wrong in their cells.
  func rows(for products: [MatrixProduct]) -> [Matrix.Row] {
    cells.sorted { ($0.key.name, $0.key.isClang ? 1 : 0) < ($1.key.name, $1.key.isClang ? 1 : 0) }.map { key, cells in
      var row = Matrix.Row(name: key.name, isClang: key.isClang, cells: cells)
      for (column, product) in products.enumerated() {
        row.cells[column].entries.sort { ($0.place, $0.name, $0.variant ?? "") < ($1.place, $1.name, $1.variant ?? "") }
        row.cells[column].needs.sort { ($0.place, $0.name) < ($1.place, $1.name) }
        row.cells[column].gap = gap(in: row.cells[column], of: row, product)
      }
      return row
    }
  }

  // MARK: - Cells

  private mutating func add(
    _ binding: Binding, _ product: MatrixProduct, _ column: Int, isRegistered: Bool = false
  ) {
    let isClang = binding.place.isClang
    var seen: Set<String> = []
    for type in binding.protocols {
      let name = isClang ? type : names.name(of: type, at: binding.place)
      // An adapter may name a protocol twice, by an alias.
      guard seen.insert(name).inserted else { continue }
      let entry = Matrix.Entry(
        name: binding.adapter, scope: binding.scope, host: binding.host, variant: binding.variant,
        written: isClang || ProtocolNames.name(of: type) == name ? nil : type, isRegistered: isRegistered,
        isConditional: product.conditional.contains(binding.place), place: binding.place)
      cells[Key(name: name, isClang: isClang), default: empty][column].entries.append(entry)
    }
  }

  private mutating func add(_ need: Requirement, _ column: Int) {
    let isClang = need.place.isClang
    let name = isClang ? need.protocolName : names.name(of: need.protocolName, at: need.place)
    cells[Key(name: name, isClang: isClang), default: empty][column].needs.append(
      Matrix.Need(owner: need.owner, property: need.property, isRequired: need.isRequired, place: need.place))
  }

  private mutating func add(_ entry: Matrix.Entry, _ name: String, _ product: MatrixProduct, _ column: Int) {
    var entry = entry
    entry.isConditional = product.conditional.contains(entry.place)
    cells[Key(name: name, isClang: false), default: empty][column].entries.append(entry)
  }

  // MARK: - Gaps

  private func gap(in cell: Matrix.Cell, of row: Matrix.Row, _ product: MatrixProduct) -> Matrix.Gap? {
    if cell.entries.count > 1, hasRivals(cell.entries) { return .duplicate }
    guard cell.entries.isEmpty, !cell.needs.isEmpty else { return nil }
    if product.hasOpenRegistrations || mayBeUndescribed(row, in: product.contents) { return .unknown }
    return cell.needs.contains(where: \.isRequired) ? .required : .optional
  }

  private func mayBeUndescribed(_ row: Matrix.Row, in contents: ProductContents) -> Bool {
    let hint = kind.hint(of: row.name, isClang: row.isClang)
    return contents.undescribed.contains { records in
      records.kind == kind.recordKind(isClang: row.isClang) && records.hints.contains { $0 == hint || $0 == 0 }
    }
  }

  /// Two entries exclude each other.
  ///
  /// Of many entries most are for different states, and only those of one are compared.
  private func hasRivals(_ entries: [Matrix.Entry]) -> Bool {
    // Whether one is there at all is not known.
    let certain = entries.filter { !$0.isConditional }
    let groups = Dictionary(grouping: certain) { kind == .actions ? MatrixVariant($0.variant).states : [] }
    return groups.values.contains { group in
      guard group.count > 1, group.contains(where: { !$0.isRegistered }) else { return false }
      let choices = group.map { MatrixVariant($0.variant).choice }
      let labels = Set(choices.map { $0.map { "\($0.key)=\($0.value)" } })
      // Right are only the arms of one experiment, each once.
      return labels.count < group.count || Set(choices.map { $0?.key }).count > 1 || labels.contains(nil)
    }
  }
}
