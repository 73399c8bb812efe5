/// Walks over JSON (RFC 8259) to find a key that an object has twice, which decoders pass over in silence.
///
/// It follows the grammar, so that it also knows the place of the first fault. Values are left to the decoder.
struct RepeatedKeyScanner {
  /// An assignment file needs five; no text may use up the stack.
  private static let maximumDepth = 32

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// The keys and indices that lead to the value at hand.
  private var path = ""

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole text.
  ///
  /// - Throws: the first fault.
  mutating func scan() throws(ExperimentAssignmentError) {
    let repaired = String(decoding: bytes, as: UTF8.self)
    if !repaired.utf8.elementsEqual(bytes) {
      index = zip(repaired.utf8, bytes).prefix { $0 == $1 }.count
      throw fault("is not well-formed UTF-8")
    }
    // Some editors begin a text with a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    try value()
    if index < bytes.count { throw malformed }
  }

  private mutating func value() throws(ExperimentAssignmentError) {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): try nested { scanner throws(ExperimentAssignmentError) in try scanner.object() }
    case UInt8(ascii: "["): try nested { scanner throws(ExperimentAssignmentError) in try scanner.array() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
    skipSpace()
  }

  private mutating func nested(
    _ body: (inout Self) throws(ExperimentAssignmentError) -> Void
  ) throws(ExperimentAssignmentError) {
    guard depth < Self.maximumDepth else { throw fault("is nested more than \(Self.maximumDepth) deep") }
    depth += 1
    index += 1
    skipSpace()
    try body(&self)
    depth -= 1
  }

  private mutating func object() throws(ExperimentAssignmentError) {
    let outer = path
    defer { path = outer }
    var places: [String: Int] = [:]
    if take("}") { return }
    repeat {
      skipSpace()
      let start = index
      let key = try string()
      if let earlier = places.updateValue(start, forKey: key) {
        index = start
        let first = ExperimentTextPosition(offset: earlier, in: bytes)
        throw fault("the key '\(key)' is there already, at \(first)", path: outer)
      }
      skipSpace()
      guard take(":") else { throw malformed }
      path = outer.isEmpty ? key : "\(outer).\(key)"
      try value()
    } while take(",")
    guard take("}") else { throw malformed }
  }

  private mutating func array() throws(ExperimentAssignmentError) {
    let outer = path
    defer { path = outer }
    var position = 0
    if take("]") { return }
    repeat {
      path = "\(outer)[\(position)]"
      position += 1
      try value()
    } while take(",")
    guard take("]") else { throw malformed }
  }
}

// MARK: - Tokens

extension RepeatedKeyScanner {
  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var malformed: ExperimentAssignmentError { fault("is not well-formed JSON") }

  private func fault(_ fact: String, path: String = "") -> ExperimentAssignmentError {
    ExperimentAssignmentError(path: path, fact: fact, position: ExperimentTextPosition(offset: index, in: bytes))
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func word(_ word: String) throws(ExperimentAssignmentError) {
    guard bytes[index...].starts(with: word.utf8) else { throw malformed }
    index += word.utf8.count
  }

  private mutating func number() throws(ExperimentAssignmentError) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
  }

  private mutating func digits() throws(ExperimentAssignmentError) {
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = current, digit.contains(first) else { throw malformed }
    while let byte = current, digit.contains(byte) { index += 1 }
  }

  /// Reads a string, and gives it as a decoder understands it: two spellings of one key are one key.
  private mutating func string() throws(ExperimentAssignmentError) -> String {
    guard take("\"") else { throw malformed }
    var units: [UInt16] = []
    var start = index
    while let byte = current, byte >= 0x20 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        units += String(decoding: bytes[start..<index], as: UTF8.self).utf16
        index += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF16.self) }
        units.append(try escape())
        start = index
      } else {
        index += 1
      }
    }
    throw malformed
  }

  private mutating func escape() throws(ExperimentAssignmentError) -> UInt16 {
    let escapes: [Unicode.Scalar: UInt16] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
    ]
    if let byte = current, let unit = escapes[Unicode.Scalar(byte)] {
      index += 1
      return unit
    }
    guard take("u") else { throw malformed }
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw malformed }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}
