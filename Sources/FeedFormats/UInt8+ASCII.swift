extension UInt8 {
  /// A letter or a digit of ASCII.
  var isASCIIAlphanumeric: Bool {
    isASCIILetter || isASCIIDigit
  }

  /// No control character but a tab or a line break, and no first byte of a character that XML forbids.
  var isPlain: Bool {
    self >= 0x20 && self != 0xEF || self == 0x0A || self == 0x09 || self == 0x0D
  }

  /// 1 where two bytes are the same, else 0; without a branch, so that loops over it become vector instructions.
  func same(as other: UInt8) -> UInt8 {
    let difference = self ^ other
    return (~difference & (difference &- 1)) >> 7
  }

  var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// Space, tab, line feed, form feed or carriage return.
  var isASCIISpace: Bool {
    self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B
  }

  /// The value as a hexadecimal digit.
  var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
