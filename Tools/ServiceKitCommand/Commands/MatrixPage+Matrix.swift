import ProductMap
import ReportPages

extension MatrixPage {
  /// The page of a matrix.
  ///
  /// - Complexity: O(n) in the entries and needs.
  init(_ matrix: Matrix) {
    let noun = matrix.kind.rowNoun
    let entry = matrix.kind.entryNoun
    let origins = Set(matrix.products.map(\.origin))
    let origin = origins == [.source] ? "Read from source." : origins == [.binary] ? "Read from binaries." : ""
    self.init(
      title: "\(Self.title(of: matrix.kind)) of \(matrix.products.count == 1 ? "one product" : "all products")",
      summary: origin, rowNoun: noun, rowsNoun: noun + "s", entryNoun: entry,
      entriesNoun: entry + (entry.hasSuffix("s") ? "es" : "s"), products: matrix.products.map(Product.init),
      rows: matrix.rows.map { Row(name: $0.title, cells: $0.cells.map(Cell.init)) })
  }

  /// The page of a matrix, with marks at what differs from another one.
  ///
  /// - Complexity: O(n) in the entries, needs and differences, and O(m log m) in the rows.
  init(_ matrix: Matrix, _ comparison: MatrixComparison) {
    self.init(matrix)
    title = "\(comparison.after) compared with \(comparison.before)"
    summary = ([comparison.summary] + comparison.notes).joined(separator: " ")
    let columns = Dictionary(
      matrix.products.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    var indices = Dictionary(
      matrix.rows.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for difference in comparison.differences {
      let words = Self.words(for: difference, before: comparison.before)
      guard let column = columns[difference.product] else {
        summary += " \(difference.title): \(words)."
        continue
      }
      guard let name = difference.name else {
        products[column].notes.append(words)
        continue
      }
      let index = indices[name] ?? rows.count
      if index == rows.count {
        rows.append(Row(name: name, cells: products.map { _ in Cell() }))
        indices[name] = index
      }
      rows[index].cells[column].changes.append(words)
    }
    rows.sort { $0.name < $1.name }
  }

  private static func title(of kind: Matrix.Kind) -> String {
    kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
  }

  private static func words(for difference: MatrixDifference, before: String) -> String {
    switch difference.change {
    case .added: "new: \(difference.after?.line ?? "")"
    case .removed: "only in \(before): \(difference.before?.line ?? "")"
    case .changed: "was \(difference.before?.line ?? "")"
    }
  }
}

extension MatrixPage.Product {
  fileprivate init(_ column: Matrix.Column) {
    let notes = column.undescribed.map { records in
      "\(records.count) \(RecordKindName.name(records.kind, isOne: records.count == 1)) without a description"
    }
    self.init(name: column.name, origin: column.path ?? "", notes: notes)
  }
}

extension MatrixPage.Cell {
  fileprivate init(_ cell: Matrix.Cell) {
    let gap: MatrixPage.Gap? =
      switch cell.gap {
      case .required: .required
      case .optional: .optional
      case .duplicate: .duplicate
      case .unknown: .unknown
      case nil: nil
      }
    self.init(
      entries: cell.entries.map(MatrixPage.Entry.init),
      needs: cell.needs.map { MatrixPage.Need(name: $0.name, isRequired: $0.isRequired, place: $0.place.text) },
      gap: gap)
  }
}

extension MatrixPage.Entry {
  fileprivate init(_ entry: Matrix.Entry) {
    func fact(_ label: String, _ value: String?) -> MatrixPage.Fact? { value.map { MatrixPage.Fact(label, $0) } }
    let facts = [
      fact("scope", entry.isRegistered ? nil : entry.scope), fact("variant", entry.variant),
      fact("registered", entry.isRegistered ? "when it runs" : nil),
      fact("condition", entry.isConditional ? "in some builds" : nil),
    ]
    let details = [
      fact("host", entry.host), fact("policy", entry.policy), fact("gate", entry.gate),
      fact("written as", entry.written),
    ]
    self.init(
      name: entry.name, facts: facts.compactMap(\.self), details: details.compactMap(\.self), place: entry.place.text)
  }
}
