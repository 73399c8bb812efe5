/// Halves of characters of UTF-16 among the escapes of a JSON text.
enum JSONSurrogates {
  /// Puts the replacement character U+FFFD in the place of each half without its other half.
  ///
  /// - Returns: whether there was one.
  static func replace(in text: inout [UInt8]) -> Bool {
    var hasReplaced = false
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = unit(in: text, at: index) else {
        index += 2
        continue
      }
      switch unit {
      case 0xD800...0xDBFF:
        if let next = self.unit(in: text, at: index + 6), (0xDC00...0xDFFF).contains(next) {
          index += 12
          continue
        }
        fallthrough
      case 0xDC00...0xDFFF:
        text.replaceSubrange((index + 2)..<(index + 6), with: "FFFD".utf8)
        hasReplaced = true
      default: break
      }
      index += 6
    }
    return hasReplaced
  }

  /// The number of the escape `\uXXXX` at an index.
  private static func unit(in text: [UInt8], at index: Int) -> UInt16? {
    guard index + 6 <= text.count, text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return UInt16(String(decoding: text[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
  }
}
