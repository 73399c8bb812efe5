/// One encoded scalar in bytes that may be anything.
enum UTF8Sequence {
  case valid(length: Int)
  /// The bytes end before the sequence does.
  case incomplete
  case invalid

  /// Looks at the sequence that begins at an index (Unicode 15, table 3-7: no surrogates, no overlong forms).
  init(in bytes: [UInt8], at index: Int) {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default:
      self = .invalid
      return
    }
    for place in (index + 1)..<(index + length) {
      guard place < bytes.count else {
        self = .incomplete
        return
      }
      guard (place == index + 1 ? second : 0x80...0xBF).contains(bytes[place]) else {
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
