/// One encoded scalar in bytes that may be anything.
enum UTF8Sequence {
  case valid(length: Int)
  /// The bytes end before the sequence does.
  case incomplete
  case invalid

  /// Looks at the sequence that begins at an index (Unicode 15, table 3-7: no surrogates, no overlong forms).
  init(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let lead = bytes[index]
    if (0xC2...0xDF).contains(lead), index + 1 < bytes.count, bytes[index + 1] & 0xC0 == 0x80 {
      self = .valid(length: 2)
      return
    }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default:
      self = .invalid
      return
    }
    for offset in 1..<max(length, 1) {
      guard index + offset < bytes.count else {
        self = .incomplete
        return
      }
      guard (offset == 1 ? second : 0x80...0xBF).contains(bytes[index + offset]) else {
        self = .invalid
        return
      }
    }
    self = .valid(length: length)
  }

  /// The fault of a byte that is not UTF-8.
  static func fault(_ byte: UInt8) -> FeedFault {
    FeedFault(
      "is not the UTF-8 that it declares (or leaves undeclared): the byte 0x\(String(byte, radix: 16, uppercase: true))"
        + " does not belong here",
      wayOut: "Declare the encoding that it is really in, or convert it to UTF-8.")
  }
}
