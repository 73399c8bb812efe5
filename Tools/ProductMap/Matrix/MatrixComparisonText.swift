internal import LintEngine

/// A comparison for a terminal, and as Markdown.
package struct MatrixComparisonText {
  private let comparison: MatrixComparison

  package init(_ comparison: MatrixComparison) { self.comparison = comparison }

  /// A line for each difference, `-` for what `before` alone has and `+` for what `after` alone has.
  ///
  /// - Parameters:
  ///   - width: the columns of the terminal.
  ///   - usesColor: whether to colour it.
  /// - Returns: lines, none wider than the terminal, control characters escaped.
  /// - Complexity: O(n) in the differences.
  package func text(width: Int, usesColor: Bool) -> String {
    var text = ""
    if !comparison.isEmpty {
      text = wrapped("--- \(comparison.before)", width) + wrapped("+++ \(comparison.after)", width)
    }
    for difference in comparison.differences {
      var lines = ""
      if let before = difference.before {
        lines += wrapped("\(difference.sign) \(difference.title): \(before.line)", width)
        if let after = difference.after { lines += wrapped("    now \(after.line)", width) }
      } else if let after = difference.after {
        lines += wrapped("\(difference.sign) \(difference.title): \(after.line)", width)
      }
      text += usesColor ? Self.colored(lines, difference.change) : lines
    }
    for note in comparison.notes { text += wrapped(note, width) }
    return text + wrapped(comparison.summary, width)
  }

  /// A table with a row for each difference.
  ///
  /// - Complexity: O(n) in the differences.
  package var markdown: String {
    var text = ""
    if !comparison.isEmpty {
      let (before, after) = (MarkdownText.code(comparison.before), MarkdownText.code(comparison.after))
      text =
        "| Product | \(comparison.kind.rowTitle) | Change | \(before) | \(after) |\n| --- | --- | --- | --- | --- |\n"
    }
    for difference in comparison.differences {
      let cells = [
        MarkdownText.code(difference.product), difference.name.map(MarkdownText.code) ?? "–",
        difference.change.rawValue, Self.markdown(difference.before), Self.markdown(difference.after),
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    let sentences = comparison.notes + [comparison.summary]
    return text + (text.isEmpty ? "" : "\n") + sentences.map { MarkdownText.plain($0) + "\n" }.joined()
  }

  private static func markdown(_ side: MatrixDifference.Side?) -> String {
    guard let side else { return "–" }
    return MarkdownText.plain(side.text) + (side.place.map { "<br>\(MarkdownText.code($0.text))" } ?? "")
  }

  /// Continuation lines are indented.
  private func wrapped(_ line: String, _ width: Int) -> String {
    let line = TerminalText.escaped(line)
    let indent = String(repeating: " ", count: line.prefix { $0 == " " }.count + 2)
    let lines = LineWrapping.lines(of: line, width: max(width, 20))
    guard lines.count > 1 else { return line + "\n" }
    let rest = LineWrapping.lines(
      of: String(line.dropFirst(lines[0].count)).trimmingLeadingSpaces, width: max(width, 20) - indent.count)
    return ([lines[0]] + rest.map { indent + $0 }).joined(separator: "\n") + "\n"
  }

  private static func colored(_ lines: String, _ change: MatrixDifference.Change) -> String {
    let code =
      switch change {
      case .added: "32"
      case .removed: "31"
      case .changed: "33"
      }
    return lines.split(separator: "\n").map { "\u{1B}[\(code)m\($0)\u{1B}[0m\n" }.joined()
  }
}

extension String {
  fileprivate var trimmingLeadingSpaces: String { String(drop { $0 == " " }) }
}
