extension String {
  /// The text as HTML shows it, also inside a quoted attribute, with what cannot be seen made visible.
  ///
  /// Control characters, changes of direction, line separators and what has no form are shown by their number: `\u{202e}`.
  /// HTML allows few of them at all, and none may change how the text beside it reads.
  ///
  /// - Complexity: O(n).
  package var escapedForHTML: String {
    guard utf8.contains(where: { !$0.isPlainInHTML }) else { return self }
    var escaped = ""
    escaped.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default:
        if scalar.isInvisible {
          escaped += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}

extension UInt8 {
  /// A visible character of ASCII, or a space, that means nothing to HTML.
  fileprivate var isPlainInHTML: Bool {
    (0x20..<0x7F).contains(self) && self != UInt8(ascii: "&") && self != UInt8(ascii: "<") && self != UInt8(ascii: ">")
      && self != UInt8(ascii: "\"") && self != UInt8(ascii: "'")
  }
}

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    default: false
    }
  }
}
