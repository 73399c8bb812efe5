import Foundation

/// JSON whose texts may come from binaries.
enum SafeJSON {
  /// Writes a document: sorted keys, a line feed at the end.
  ///
  /// What a terminal acts on, what cannot be seen, and `<`, which begins a tag, are escaped, so that the text can be shown
  /// and be put into a page as it is.
  ///
  /// - Complexity: O(n).
  static func text(of document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(document), as: UTF8.self)
    return escaped(text) + "\n"
  }

  /// Outside of texts there is nothing that needs it, so that the whole can be gone through.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if scalar == "\n" || !needsEscape(scalar) {
        escaped.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 { escaped += "\\u" + hexadecimal(unit) }
      }
    }
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "<" || scalar == "\u{7F}" }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
    default: return false
    }
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
