/// How a manifest ends its lines and indents them.
package struct ManifestStyle: Hashable, Sendable {
  /// What ends a line.
  package var newline = "\n"
  /// One step of indentation.
  package var unit = "  "

  package init() {}

  /// The style that a text has.
  ///
  /// - Parameter text: the manifest.
  /// - Complexity: O(n) in the bytes.
  init(of text: String) {
    let bytes = Array(text.utf8)
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
}
