/// Terminal control sequences (ECMA-48, 5th edition, sections 5.4 and 5.6), to be removed as a whole.
enum TerminalEscape {
  /// The length in bytes of the sequence that begins at an index with ESC or with a C1 introducer in UTF-8.
  ///
  /// Of a control string without an end only the introducer goes, so that it cannot hide the rest.
  ///
  /// - Parameters:
  ///   - bytes: a text in UTF-8.
  ///   - start: where the sequence begins.
  ///   - searched: the index up to which no control string ends, as far as earlier calls for the same text found out; it
  ///     keeps many beginnings without an end linear.
  /// - Returns: how many bytes go, from 1.
  static func length(in bytes: [UInt8], at start: Int, searched: inout Int) -> Int {
    var index = start + 2
    guard index <= bytes.count else { return 1 }
    /// Takes the bytes of one range, then one byte of another.
    func take(_ middle: ClosedRange<UInt8>, _ last: ClosedRange<UInt8>) -> Int {
      while index < bytes.count, middle.contains(bytes[index]) { index += 1 }
      if index < bytes.count, last.contains(bytes[index]) { index += 1 }
      return index - start
    }
    // ESC and a letter, or the C1 code that stands for both (its second UTF-8 byte plus 0x40 minus 0x80).
    let introducer = bytes[start] == 0x1B ? bytes[start + 1] : bytes[start + 1] &- 0x40
    switch introducer {
    case UInt8(ascii: "["): return take(0x20...0x3F, 0x40...0x7E)
    case 0x20...0x2F: return take(0x20...0x2F, 0x30...0x7E)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return (endOfString(in: bytes, from: index, &searched) ?? index) - start
    case 0x30...0x7E: return 2
    default: return 1
    }
  }

  /// The index after BEL or the string terminator, on the same line and within 1,024 bytes.
  private static func endOfString(in bytes: [UInt8], from start: Int, _ searched: inout Int) -> Int? {
    let last = min(bytes.count, start + 1024)
    var index = max(start, searched)
    defer { searched = max(searched, index) }
    while index < last {
      if bytes[index] == 0x0A { return nil }
      if bytes[index] == 0x07 { return index + 1 }
      if bytes.holds("\u{1B}\\", at: index) || bytes.holds("\u{9C}", at: index) { return index + 2 }
      index += 1
    }
    return nil
  }
}
