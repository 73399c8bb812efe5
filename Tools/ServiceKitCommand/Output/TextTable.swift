import LintEngine

/// Rows under headings, as wide as what is in them; where that is too wide, one paragraph for each row.
///
/// Texts may come from binaries: what a terminal acts on is escaped.
struct TextTable {
  /// The headings; a column without any text is left out.
  let headings: [String]
  private(set) var rows: [[String]] = []

  private static let gap = 2
  /// What stands where there is nothing.
  private static let nothing = "-"

  init(_ headings: [String]) { self.headings = headings }

  /// Adds a row with a text, or nothing, for each heading.
  mutating func add(_ cells: [String?]) {
    rows.append(cells.map { $0.map { $0.isEmpty ? Self.nothing : TerminalText.escaped($0) } ?? Self.nothing })
  }

  /// The lines; nothing where there are no rows.
  ///
  /// - Parameters:
  ///   - columns: how wide they may be; nil for as wide as they are.
  ///   - usesColor: headings are bold.
  /// - Returns: the lines, each with its line feed.
  /// - Complexity: O(n) in the text.
  func text(columns: Int?, usesColor: Bool) -> String {
    guard !rows.isEmpty else { return "" }
    let shown = headings.indices.filter { column in rows.contains { $0[column] != Self.nothing } }
    let widths = shown.map { column in (rows.map { $0[column] } + [headings[column]]).map(\.count).max() ?? 0 }
    let total = widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    if let columns, total > columns { return paragraphs(shown, usesColor) }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return String(padded.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
    let title = Self.title(line(shown.map { headings[$0] }), usesColor)
    return ([title] + rows.map { row in line(shown.map { row[$0] }) }).map { $0 + "\n" }.joined()
  }

  /// What is first on a line of its own, and the rest below it with its headings.
  private func paragraphs(_ shown: [Int], _ usesColor: Bool) -> String {
    let rest = shown.dropFirst()
    let width = rest.map { headings[$0].count }.max() ?? 0
    let lines = rows.flatMap { row -> [String] in
      let facts = rest.filter { row[$0] != Self.nothing }.map { column in
        "  " + headings[column] + String(repeating: " ", count: width - headings[column].count + Self.gap) + row[column]
      }
      return ["\(row[shown[0]])"] + facts
    }
    return ([Self.title(headings[shown[0]], usesColor)] + lines).map { $0 + "\n" }.joined()
  }

  private static func title(_ text: String, _ usesColor: Bool) -> String {
    usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
