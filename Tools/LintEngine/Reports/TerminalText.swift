/// Text from files as it may go to a terminal or a log.
package enum TerminalText {
  /// The text on one line, with everything escaped that a terminal acts on or that cannot be seen.
  ///
  /// These are control characters, changes of direction and line separators; `\u{1b}` stands for the escape character.
  ///
  /// - Complexity: O(n).
  package static func escaped(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return text }
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
