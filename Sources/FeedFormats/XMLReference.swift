/// What a reference in XML is, told from what stands between its ampersand and its semicolon.
enum XMLReference {
  /// One that every XML parser knows.
  case wellFormed
  /// A name of HTML, or a number that means windows-1252; a character takes its place.
  case replaced(Unicode.Scalar)
  /// A character that XML 1.0 forbids.
  case forbidden

  /// Nil when it is no reference at all.
  init?(_ body: UnsafeBufferPointer<UInt8>) {
    guard let first = body.first else { return nil }
    guard first == UInt8(ascii: "#") else {
      let name = String(decoding: body, as: UTF8.self)
      if ["amp", "lt", "gt", "quot", "apos"].contains(name) {
        self = .wellFormed
      } else if let scalar = HTMLEntities.scalar(named: name) {
        self = .replaced(scalar)
      } else {
        return nil
      }
      return
    }
    let isHexadecimal = body.count > 1 && body[1] | 0x20 == UInt8(ascii: "x")
    let digits = body.dropFirst(isHexadecimal ? 2 : 1)
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for digit in digits {
      guard let value = digit.hexadecimalValue, value < (isHexadecimal ? 16 : 10) else { return nil }
      number = min(number * (isHexadecimal ? 16 : 10) + value, 0x11_0000)
    }
    switch number {
    case 0x80...0x9F: self = .replaced(HTMLEntities.scalar(numbered: number))
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF:
      self = isHexadecimal && body[1] == UInt8(ascii: "X") ? Self(scalar: number) : .wellFormed
    default: self = .forbidden
    }
  }

  private init(scalar: UInt32) {
    self = .replaced(HTMLEntities.scalar(numbered: scalar))
  }
}
