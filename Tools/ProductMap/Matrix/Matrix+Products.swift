extension Matrix {
  /// Makes the matrix of some products.
  ///
  /// - Parameters:
  ///   - kind: what the rows are.
  ///   - products: the columns, in the order of names; those of one name in the order that is given.
  ///   - names: what protocols are called.
  /// - Complexity: O(n log n) in the declarations, and O(r · p) in rows and products.
  package init(_ kind: Kind, of products: [MatrixProduct], names: ProtocolNames = ProtocolNames()) {
    let products = products.enumerated().sorted {
      ($0.element.contents.product, $0.offset) < ($1.element.contents.product, $1.offset)
    }.map(\.element)
    var builder = MatrixBuilder(kind: kind, names: names, count: products.count)
    for (column, product) in products.enumerated() { builder.add(product, at: column) }
    self.init(kind: kind, products: Self.columns(of: products, kind), rows: builder.rows(for: products))
  }

  private static func columns(of products: [MatrixProduct], _ kind: Kind) -> [Column] {
    let counts = Dictionary(grouping: products, by: \.contents.product).mapValues(\.count)
    var seen: [String: Int] = [:]
    return products.map { product in
      let contents = product.contents
      var name = contents.product
      if counts[name, default: 1] > 1 {
        name += " (\(contents.path ?? contents.origin.rawValue))"
        seen[name, default: 0] += 1
        if let count = seen[name], count > 1 { name += " \(count)" }
      }
      return Column(
        name: name, product: contents.product, origin: contents.origin, path: contents.path, modules: product.modules,
        undescribed: contents.undescribed.filter { kind.recordKinds.contains($0.kind) })
    }
  }
}
