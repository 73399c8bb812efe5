import FeedReader

/// Rows of text in columns that line up.
struct TextTable {
  let header: [String]
  let rows: [[String]]

  /// The table, two spaces between columns, a line feed after each row.
  var text: String {
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].displayWidth }.max() ?? 0 }
    return lines.reduce(into: "") { text, line in
      let cells = zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.displayWidth) }
      let row = cells.joined(separator: "  ")
      text += row[..<(row.lastIndex { $0 != " " }.map { row.index(after: $0) } ?? row.startIndex)] + "\n"
    }
  }
}
