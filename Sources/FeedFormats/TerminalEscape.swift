/// Terminal control sequences (ECMA-48, 5th edition, sections 5.4 and 5.6), to be removed as a whole.
enum TerminalEscape {
  /// The length in bytes of the sequence that begins at an index with ESC or with a C1 introducer in UTF-8.
  ///
  /// A control string without its end is not searched for: only the introducer goes, so that it cannot hide the rest.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    var index = start + 1
    guard index < bytes.count else { return 1 }
    // ESC and a letter, or the C1 code that stands for both (its second UTF-8 byte plus 0x40 minus 0x80).
    let introducer = bytes[start] == 0x1B ? bytes[index] : bytes[index] &- 0x40
    index += 1
    switch introducer {
    case UInt8(ascii: "["):
      while index < bytes.count, (0x20...0x3F).contains(bytes[index]) { index += 1 }
      if index < bytes.count, (0x40...0x7E).contains(bytes[index]) { index += 1 }
      return index - start
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      return (endOfString(in: bytes, from: index) ?? index) - start
    case 0x20...0x2F:
      while index < bytes.count, (0x20...0x2F).contains(bytes[index]) { index += 1 }
      if index < bytes.count, (0x30...0x7E).contains(bytes[index]) { index += 1 }
      return index - start
    case 0x30...0x7E:
      return 2
    default:
      return 1
    }
  }

  /// The index after BEL or the string terminator, on the same line and within 1,024 bytes (so that many beginnings
  /// without an end stay linear).
  private static func endOfString(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    let limit = min(bytes.count, start + 1024)
    while index < limit, bytes[index] != 0x0A {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == 0x07 { return index + 1 }
      if bytes[index] == 0x1B && next == UInt8(ascii: "\\") { return index + 2 }
      if bytes[index] == 0xC2 && next == 0x9C { return index + 2 }
      index += 1
    }
    return nil
  }
}
