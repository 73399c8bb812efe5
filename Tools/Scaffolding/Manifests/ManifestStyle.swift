/// How a manifest ends its lines and indents them.
package struct ManifestStyle: Hashable, Sendable {
  /// What ends a line.
  package var newline = "\n"
  /// One step of indentation.
  package var unit = "  "
  /// The last element of an array over several lines has a comma behind it.
  package var usesTrailingCommas = false

  package init() {}

  /// The style that a text has.
  ///
  /// - Parameter text: the manifest.
  /// - Complexity: O(n) in the bytes.
  init(of text: String) {
    let bytes = Array(text.utf8)
    usesTrailingCommas = Self.hasTrailingComma(bytes)
    var position = 0
    while let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) {
      if end > position, bytes[end - 1] == UInt8(ascii: "\r") { newline = "\r\n" }
      position = end + 1
      let indent = bytes[position...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if !indent.isEmpty {
        // The first line that is indented is one step in.
        unit = indent.first == UInt8(ascii: "\t") ? "\t" : String(repeating: " ", count: min(8, indent.count))
        return
      }
    }
  }

  /// Somewhere a line ends with a comma and the next one begins with a closing bracket.
  private static func hasTrailingComma(_ bytes: [UInt8]) -> Bool {
    var isBehindComma = false
    var hasLineBreak = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ","): (isBehindComma, hasLineBreak) = (true, false)
      case UInt8(ascii: "\n"): hasLineBreak = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "]") where isBehindComma && hasLineBreak: return true
      default: isBehindComma = false
      }
    }
    return false
  }
}
