internal import LintEngine

/// Text from files as it may go into a table of Markdown.
enum MarkdownText {
  /// A name as code, which nothing in it can end: not a backtick, a bar between cells, a tag, or the name of a person.
  ///
  /// Source: GitHub Flavored Markdown, 6.1 "Code spans" and 4.10 "Tables": a bar is escaped even within code.
  ///
  /// - Complexity: O(n).
  static func code(_ name: String) -> String {
    let text = TerminalText.escaped(name)
    guard !text.isEmpty else { return "" }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let needsSpace = text.first == "`" || text.last == "`" || text.first == " " && text.last == " "
    let inner = needsSpace ? " \(text) " : text
    return (fence + inner + fence).replacing("|", with: "\\|")
  }

  /// Words as text, in which nothing has a meaning of its own.
  ///
  /// - Complexity: O(n).
  static func plain(_ text: String) -> String {
    TerminalText.escaped(text).reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "@": escaped += "&#64;"
      case ":": escaped += "&#58;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "$":
        escaped += "\\\(character)"
      default: escaped.append(character)
      }
    }
  }
}
