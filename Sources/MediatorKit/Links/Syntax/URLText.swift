/// Which characters a text from a link does not have.
enum URLText {
  /// What messages call the first character that is refused; nil where there is none.
  ///
  /// The ranges are written out, so that they are the same whichever version of Unicode a platform knows.
  ///
  /// - Parameter text: well-formed UTF-8.
  /// - Returns: the words; never the character.
  /// - Complexity: O(n).
  static func refused(_ text: [UInt8]) -> String? {
    // Most texts are ASCII, or nearly.
    if let control = text.first(where: { $0 < 0x20 || $0 == 0x7F }) {
      return control == 0 ? "a NUL" : "a control character"
    }
    guard text.contains(where: { $0 >= 0x80 }) else { return nil }
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x80..<0xA0, 0x2028, 0x2029: return "a control character"
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        return "a character that changes the direction of writing"
      default: continue
      }
    }
    return nil
  }
}
