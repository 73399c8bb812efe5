/// The work of ``PlainText``: one pass over the UTF-8 of a text.
struct PlainTextCleaner {
  /// Whether line breaks stay; otherwise they count as white space.
  let keepsLines: Bool
  private var output: [UInt8] = []
  private var spaces = 0
  private var breaks = 0
  /// Up to here no control string ends.
  private var searched = 0

  init(keepsLines: Bool) {
    self.keepsLines = keepsLines
  }

  mutating func clean(_ text: String) -> String {
    if Self.isClean(text.utf8) { return text }
    let bytes = Array(text.utf8)
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count { index += take(bytes, at: index) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Whether nothing has to change: printable ASCII with single spaces between words.
  private static func isClean(_ bytes: String.UTF8View) -> Bool {
    var previous: UInt8 = 0x20
    for byte in bytes {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || previous != 0x20 else { return false }
      previous = byte
    }
    return previous != 0x20 || bytes.isEmpty
  }

  /// Takes the scalar or escape sequence at an index; returns its length in bytes.
  private mutating func take(_ bytes: [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    switch byte {
    case 0x21...0x7E: put(bytes[index...index])
    case 0x09, 0x20: spaces += 1
    case 0x0A, 0x0B, 0x0C: endLine()
    case 0x0D: if index + 1 == bytes.count || bytes[index + 1] != 0x0A { endLine() }
    case 0x1B: return TerminalEscape.length(in: bytes, at: index, searched: &searched)
    case 0x80...: return takeWide(bytes, at: index)
    default: break
    }
    return 1
  }

  private mutating func takeWide(_ bytes: [UInt8], at index: Int) -> Int {
    let length = bytes[index] < 0xE0 ? 2 : bytes[index] < 0xF0 ? 3 : 4
    let lead = UInt32(bytes[index]) & (0x7F >> UInt32(length))
    let scalar = bytes[(index + 1)..<(index + length)].reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    switch scalar {
    case 0x85, 0x2028, 0x2029: endLine()
    case 0x90, 0x98, 0x9B, 0x9D...0x9F: return TerminalEscape.length(in: bytes, at: index, searched: &searched)
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: spaces += 1
    case 0x80...0x9F, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xFFFE, 0xFFFF, 0xE0000...0xE007F:
      break
    default: put(bytes[index..<(index + length)])
    }
    return length
  }

  private mutating func endLine() {
    spaces = keepsLines ? 0 : spaces + 1
    breaks += 1
  }

  private mutating func put(_ bytes: ArraySlice<UInt8>) {
    if spaces > 0 || breaks > 0 {
      if !output.isEmpty {
        if keepsLines, breaks > 0 { output.append(contentsOf: repeatElement(0x0A, count: min(breaks, 2))) }
        output.append(contentsOf: repeatElement(0x20, count: keepsLines ? spaces : 1))
      }
      (spaces, breaks) = (0, 0)
    }
    output.append(contentsOf: bytes)
  }
}
