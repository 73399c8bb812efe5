/// A matrix as a table of Markdown, for a pull request or a wiki.
package struct MatrixMarkdown {
  private let matrix: Matrix

  package init(_ matrix: Matrix) { self.matrix = matrix }

  /// The table, and the summary below it.
  ///
  /// - Complexity: O(n) in the entries.
  package var text: String {
    let summary = MarkdownText.plain(matrix.summary) + "\n"
    guard !matrix.rows.isEmpty, !matrix.products.isEmpty else { return summary }
    let header = [matrix.kind.rowTitle] + matrix.products.map { MarkdownText.code($0.name) }
    var text = Self.line(header) + Self.line(header.map { _ in "---" })
    for row in matrix.rows {
      let name = MarkdownText.code(row.name) + (row.isClang ? " (C)" : "")
      text += Self.line([name] + row.cells.map(Self.text))
    }
    return text + "\n" + summary
  }

  private static func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  private static func text(of cell: Matrix.Cell) -> String {
    var parts = cell.gap.map { ["**\(MarkdownText.plain(cell.words(for: $0)))**"] } ?? []
    for entry in cell.entries {
      let details = entry.details.map { ", \(MarkdownText.plain($0))" }.joined()
      parts.append("\(MarkdownText.code(entry.name))\(details)<br>\(MarkdownText.code(entry.place.text))")
    }
    if cell.entries.isEmpty, let need = cell.needs.first(where: \.isRequired) ?? cell.needs.first {
      let others = cell.needs.count > 1 ? " and \(cell.needs.count - 1) more" : ""
      parts.append("for \(MarkdownText.code(need.name))\(others)<br>\(MarkdownText.code(need.place.text))")
    }
    return parts.isEmpty ? "–" : parts.joined(separator: "<br>")
  }
}
