import LintEngine
import ProductMap

/// Rows under headings, as wide as what is in them; where that is too wide, cells are broken, and where they would be too
/// narrow, each row is a paragraph.
///
/// Texts may come from binaries: what a terminal acts on is escaped.
struct TextTable {
  /// The headings; a column without any text is left out.
  let headings: [String]
  private(set) var rows: [[String]] = []

  private static let gap = 2
  /// A column of which cells are broken has as much at least.
  private static let narrow = 18
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
    let natural = shown.map { column in
      (rows.map { $0[column] } + [headings[column]]).map(\.displayWidth).max() ?? 0
    }
    guard let widths = Self.widths(natural, room: columns) else { return paragraphs(shown, usesColor) }
    let title = Self.lines(shown.map { headings[$0] }, widths).map { Self.title($0, usesColor) }
    return (title + rows.flatMap { row in Self.lines(shown.map { row[$0] }, widths) }).map { $0 + "\n" }.joined()
  }

  /// Takes from the widest columns until the table fits, but not from the last: it has places, which are looked for whole.
  ///
  /// - Returns: nil where columns would be too narrow to be read.
  private static func widths(_ natural: [Int], room: Int?) -> [Int]? {
    guard let room else { return natural }
    let total = room - gap * max(0, natural.count - 1)
    if natural.reduce(0, +) <= total { return natural }
    let least = natural.dropLast().map { min($0, narrow) } + natural.suffix(1)
    guard least.reduce(0, +) <= total else { return nil }
    var widths = least
    var rest = total - least.reduce(0, +)
    // What is nearly wide enough is widened first, so that as few columns as can be are broken.
    for column in natural.indices.sorted(by: { (natural[$0], $0) < (natural[$1], $1) }) {
      let more = min(rest, natural[column] - least[column])
      widths[column] += more
      rest -= more
    }
    return widths
  }

  /// A row, in as many lines as its cells take.
  private static func lines(_ cells: [String], _ widths: [Int]) -> [String] {
    let broken = zip(cells, widths).map { LineWrapping.lines(of: $0, width: $1) }
    return (0..<(broken.map(\.count).max() ?? 0)).map { line in
      let padded = zip(broken, widths).map { cell, width in
        let text = line < cell.count ? cell[line] : ""
        return text + String(repeating: " ", count: max(0, width - text.displayWidth))
      }
      return String(
        padded.joined(separator: String(repeating: " ", count: gap)).reversed().drop { $0 == " " }.reversed())
    }
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
