/// Breaks names and places where they are made of parts, so that they fit into a column.
package enum LineWrapping {
  /// The lines of a text, none wider than a column.
  ///
  /// It is broken behind spaces, slashes, commas and colons, behind the dots of what is no path, and before the capitals
  /// within a name; what has no such place within the width is broken anywhere.
  ///
  /// - Parameters:
  ///   - text: one line.
  ///   - width: at least 2, since a character may take two columns.
  /// - Returns: at least one line.
  /// - Complexity: O(n).
  package static func lines(of text: String, width: Int) -> [String] {
    if text.displayWidth <= width { return [text] }
    let isPath = text.contains("/")
    var lines: [String] = []
    var line: [Character] = []
    var used = 0
    /// Where the line can be broken: the number of characters before.
    var opportunity = 0
    var previous: Character?
    for character in text {
      if let previous, canBreak(between: previous, and: character, isPath: isPath), !line.isEmpty {
        opportunity = line.count
      }
      let columns = character.displayWidth
      if used + columns > width, !line.isEmpty {
        let end = opportunity > 0 ? opportunity : line.count
        lines.append(trimmed(line[..<end]))
        line.removeFirst(end)
        if line.first == " " { line.removeFirst() }
        used = line.reduce(0) { $0 + $1.displayWidth }
        opportunity = 0
      }
      if line.isEmpty, character == " ", !lines.isEmpty { continue }
      line.append(character)
      used += columns
      previous = character
    }
    if !line.isEmpty { lines.append(trimmed(line[...])) }
    return lines
  }

  private static func canBreak(between left: Character, and right: Character, isPath: Bool) -> Bool {
    if left == " " || right == " " { return true }
    // The end of a place, `Page.swift:7`, is read as one.
    if left == ":", right.isNumber { return false }
    if left == ".", isPath { return false }
    if "/.,:&=_-".contains(left) { return true }
    return right.isUppercase && left.isLowercase
  }

  private static func trimmed(_ line: ArraySlice<Character>) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
