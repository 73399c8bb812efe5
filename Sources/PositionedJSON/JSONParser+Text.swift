extension JSONParser {
  /// Reads a text after its first quotation mark, with the last one.
  mutating func characters() throws(JSONError) -> String {
    var start = index
    var parts = ""
    while let byte = current, byte >= 0x20 {
      switch byte {
      case UInt8(ascii: "\""):
        let last = String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        return parts.isEmpty ? last : parts + last
      case UInt8(ascii: "\\"):
        parts += String(decoding: bytes[start..<index], as: UTF8.self)
        parts.unicodeScalars.append(try escape())
        start = index
      default: index += 1
      }
    }
    throw malformed(expected: "'\"' at the end of the text in quotation marks")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    let escapes: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"), ("t", "\t"),
    ]
    for (letter, scalar) in escapes where take(letter) { return scalar }
    guard take("u") else { throw malformed(expected: "an escape, one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u") }
    let unit = try hexadecimalDigits()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xDC00, take("\\"), take("u") {
      let second = try hexadecimalDigits()
      if case 0xDC00...0xDFFF = second, let pair = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (second & 0x3FF)) {
        return pair
      }
    }
    index = start
    throw fault("the escape is half of a character, and the other half is not beside it")
  }

  private mutating func hexadecimalDigits() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw malformed(expected: "a hexadecimal digit")
      }
      unit = unit << 4 | UInt32(digit)
      index += 1
    }
    return unit
  }
}
