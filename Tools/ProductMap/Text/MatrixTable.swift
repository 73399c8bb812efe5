/// A table for a terminal: as many columns side by side as fit, the others below, names broken into lines.
package struct MatrixTable: Sendable {
  /// How a part of a cell looks.
  package enum Style: Hashable, Sendable {
    case plain, heading, quiet, warning, error
  }

  /// A line of a cell before it is broken.
  package struct Part: Hashable, Sendable {
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  /// A row: what it is called, and a cell for each column.
  package struct Row: Sendable {
    package var name: String
    package var cells: [[Part]]

    package init(name: String, cells: [[Part]]) {
      self.name = name
      self.cells = cells
    }
  }

  /// What stands above the names.
  package var title: String
  /// What stands above the columns.
  package var columns: [String]
  package var rows: [Row]

  /// A column is made no narrower for another beside it.
  private static let narrow = 22
  private static let gap = 2

  package init(title: String, columns: [String], rows: [Row]) {
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// The table as text.
  ///
  /// - Parameters:
  ///   - width: the columns of the terminal; no line is wider, but that at least 20 are taken.
  ///   - usesColor: whether styles become colours; what they mean is in the words, too.
  /// - Returns: lines, each with a line feed; nothing for a table without columns.
  /// - Complexity: O(n) in the texts.
  package func text(width: Int, usesColor: Bool) -> String {
    let width = max(width, 20)
    let natural = columns.indices.map { column in
      rows.reduce(columns[column].displayWidth) { widest, row in
        row.cells[column].reduce(widest) { max($0, $1.text.displayWidth) }
      }
    }
    let longestName = rows.reduce(title.displayWidth) { max($0, $1.name.displayWidth) }
    let nameWidth = min(longestName, max(8, width * 3 / 10))
    let blocks = blocks(natural, room: width - nameWidth - Self.gap)
    var text = ""
    for (number, block) in blocks.enumerated() {
      if number > 0 { text += "\n" }
      let widths = Self.widths(block.map { natural[$0] }, room: width - nameWidth - Self.gap)
      text += self.text(of: block, nameWidth: nameWidth, widths, usesColor)
    }
    return text
  }

  /// Which columns stand side by side.
  private func blocks(_ natural: [Int], room: Int) -> [[Int]] {
    var blocks: [[Int]] = []
    var used = 0
    for column in columns.indices {
      let least = min(natural[column], Self.narrow) + Self.gap
      if blocks.isEmpty || used + least - Self.gap > room {
        blocks.append([])
        used = 0
      }
      blocks[blocks.count - 1].append(column)
      used += least
    }
    return blocks
  }

  /// Gives each column what it needs, and those that need more than there is equal shares of it.
  private static func widths(_ natural: [Int], room: Int) -> [Int] {
    var widths = Array(repeating: 0, count: natural.count)
    var rest = room - gap * (natural.count - 1)
    for (taken, column) in natural.indices.sorted(by: { (natural[$0], $0) < (natural[$1], $1) }).enumerated() {
      let width = max(2, min(natural[column], rest / (natural.count - taken)))
      widths[column] = width
      rest -= width
    }
    return widths
  }

  private func text(of block: [Int], nameWidth: Int, _ widths: [Int], _ usesColor: Bool) -> String {
    let all = [nameWidth] + widths
    var text = Self.lines(
      [[Part(title, .heading)]] + block.map { [Part(columns[$0], .heading)] }, all, usesColor)
    text += all.map { String(repeating: "─", count: $0) }.joined(separator: "  ") + "\n"
    for row in rows { text += Self.lines([[Part(row.name)]] + block.map { row.cells[$0] }, all, usesColor) }
    return text
  }

  private static func lines(_ cells: [[Part]], _ widths: [Int], _ usesColor: Bool) -> String {
    let broken = zip(cells, widths).map { parts, width in
      parts.flatMap { part in LineWrapping.lines(of: part.text, width: width).map { Part($0, part.style) } }
    }
    var text = ""
    for line in 0..<(broken.map(\.count).max() ?? 0) {
      var current = ""
      // Spaces are written before what follows them, so that no line ends with some.
      var owed = 0
      for (cell, width) in zip(broken, widths) {
        if line < cell.count, !cell[line].text.isEmpty {
          current += String(repeating: " ", count: owed) + cell[line].shown(usesColor)
          owed = width - cell[line].text.displayWidth + gap
        } else {
          owed += width + gap
        }
      }
      text += current + "\n"
    }
    return text
  }
}

extension MatrixTable.Part {
  /// The text with the escape sequences of its style.
  fileprivate func shown(_ usesColor: Bool) -> String {
    guard usesColor, let code else { return text }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private var code: String? {
    switch style {
    case .plain: nil
    case .heading: "1"
    case .quiet: "2"
    case .warning: "33"
    case .error: "1;31"
    }
  }
}
