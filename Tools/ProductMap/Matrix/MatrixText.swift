internal import LintEngine

/// A matrix for a terminal.
package struct MatrixText {
  private let matrix: Matrix

  package init(_ matrix: Matrix) { self.matrix = matrix }

  /// The table, and below it what is to be said of all of it.
  ///
  /// - Parameters:
  ///   - width: the columns of the terminal.
  ///   - usesColor: whether to colour it.
  /// - Returns: lines, none wider than the terminal, control characters escaped.
  /// - Complexity: O(n) in the entries.
  package func text(width: Int, usesColor: Bool) -> String {
    guard !matrix.rows.isEmpty, !matrix.products.isEmpty else { return wrapped(matrix.summary, width) + notes(width) }
    let table = MatrixTable(
      title: matrix.kind.rowTitle, columns: matrix.products.map { TerminalText.escaped($0.name) },
      rows: matrix.rows.map { row in
        MatrixTable.Row(name: TerminalText.escaped(row.title), cells: row.cells.map { parts(of: $0) })
      })
    return table.text(width: width, usesColor: usesColor) + "\n" + wrapped(matrix.summary, width) + notes(width)
  }

  private func parts(of cell: Matrix.Cell) -> [MatrixTable.Part] {
    var parts: [MatrixTable.Part] = []
    if let gap = cell.gap {
      parts.append(.init(cell.words(for: gap), gap == .required || gap == .duplicate ? .error : .warning))
    }
    for entry in cell.entries {
      parts.append(.init(TerminalText.escaped(([entry.name] + entry.details).joined(separator: ", "))))
      parts.append(.init(TerminalText.escaped(entry.place.text), .quiet))
    }
    if cell.entries.isEmpty, let need = cell.needs.first(where: \.isRequired) ?? cell.needs.first {
      let others = cell.needs.count > 1 ? " and \(cell.needs.count - 1) more" : ""
      parts.append(.init(TerminalText.escaped("for \(need.name)") + others))
      parts.append(.init(TerminalText.escaped(need.place.text), .quiet))
    }
    return parts.isEmpty ? [.init("–", .quiet)] : parts
  }

  private func notes(_ width: Int) -> String {
    matrix.products.filter { !$0.undescribed.isEmpty }.map { column in
      let kinds = column.undescribed.map { "\($0.count) \(RecordKindName.name($0.kind, isOne: $0.count == 1))" }
      return wrapped(
        TerminalText.escaped("Without a description in \(column.name): \(kinds.joined(separator: ", "))."),
        width)
    }.joined()
  }

  private func wrapped(_ text: String, _ width: Int) -> String {
    LineWrapping.lines(of: text, width: max(width, 20)).joined(separator: "\n") + "\n"
  }
}
