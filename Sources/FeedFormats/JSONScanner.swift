/// Reads JSON (RFC 8259) a value at a time, so that of a feed only one item is ever in memory.
///
/// Foundation's decoders take whole documents only, and let commas before closing brackets pass.
struct JSONScanner {
  /// The most bytes between two calls of ``mark()``.
  let maximumBytes: Int
  private let maximumDepth: Int
  private let number = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/
  private let input: DecodedInput
  private(set) var repairs = FeedRepairs()

  private var bytes: [UInt8] = []
  private var index = 0
  /// The place of the first of the present bytes.
  private var start = TextPosition()
  /// The bytes since the mark that are in `bytes` no more.
  private var passed = 0
  private var depth = 0

  init(_ input: DecodedInput, limits: FeedLimits) {
    self.input = input
    maximumBytes = limits.maximumTextBytes &* 8
    // Values inside each other take stack, so there is an end to the limit itself.
    maximumDepth = min(limits.maximumDepth, 500)
  }

  /// Begins to count bytes anew.
  mutating func mark() {
    passed = -index
  }

  /// The fault at the next byte.
  func fault(_ fact: String, wayOut: String = "Ask the feed's publisher to repair it.") -> FeedFault {
    FeedFault(at: start.advanced(over: bytes[..<index]), fact, wayOut: wayOut)
  }

  // MARK: - Bytes

  /// The next byte, which stays; nil at the end.
  private mutating func peek() throws(FeedFault) -> UInt8? {
    if index == bytes.count { try refill() }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func refill() throws(FeedFault) {
    start.advance(over: bytes[...])
    passed += bytes.count
    (bytes, index) = ([], 0)
    guard passed <= maximumBytes else {
      throw fault(
        "has an item (or a part before its items) of more than \(maximumBytes) bytes",
        wayOut: "Raise the limit of text, or ask the feed's publisher for a shorter feed.")
    }
    do throws(FeedFault) {
      bytes = try input.next() ?? []
    } catch {
      throw error.at(start)
    }
  }

  // MARK: - Structure

  /// The next byte that is not white space, which stays; nil at the end.
  mutating func next() throws(FeedFault) -> UInt8? {
    while let byte = try peek() {
      guard byte.isASCIISpace else { return byte }
      index += 1
    }
    return nil
  }

  /// Takes the next byte if it is the wanted one.
  mutating func take(_ wanted: Character) throws(FeedFault) -> Bool {
    guard let byte = try next() else {
      throw fault("is cut short: it ends before its objects do", wayOut: "Download the feed again.")
    }
    guard byte == wanted.asciiValue else { return false }
    index += 1
    return true
  }

  /// The fault of a next byte that no value, key or mark begins with.
  private func misplaced() -> FeedFault {
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return fault("is not well-formed JSON: “\(PlainText.line(String(text.prefix(1))))” does not belong here")
  }

  /// Reads what is between two brackets, with a call for each element.
  private mutating func elements(
    to end: Character, _ element: (inout JSONScanner) throws(FeedFault) -> Void
  ) throws(FeedFault) {
    depth += 1
    guard depth <= maximumDepth else {
      throw fault(
        "has more than \(maximumDepth) arrays and objects inside each other",
        wayOut: "Raise the limit of depth, or ask the feed's publisher to repair it.")
    }
    index += 1
    if try !take(end) {
      repeat {
        if try take(end) {
          index -= 1
          throw fault("is not well-formed JSON: a comma comes before “\(end)”")
        }
        try element(&self)
      } while try take(",")
      guard try take(end) else { throw misplaced() }
    }
    depth -= 1
  }

  /// Reads an object with a call for each key, which has to read the value.
  mutating func object(_ member: (String, inout JSONScanner) throws(FeedFault) -> Void) throws(FeedFault) {
    try elements(to: "}") { scanner throws(FeedFault) in
      guard try scanner.next() == UInt8(ascii: "\"") else { throw scanner.misplaced() }
      let key = try scanner.string()
      guard try scanner.take(":") else { throw scanner.misplaced() }
      try member(key, &scanner)
    }
  }

  /// Reads an array with a call for each element, which has to read it.
  mutating func array(_ element: (inout JSONScanner) throws(FeedFault) -> Void) throws(FeedFault) {
    try elements(to: "]", element)
  }

  // MARK: - Values

  /// Reads the next value.
  mutating func value() throws(FeedFault) -> JSONValue {
    switch try next() {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "{"):
      var members: [String: JSONValue] = [:]
      try object { key, scanner throws(FeedFault) in members[key] = try scanner.value() }
      return .object(members)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try array { scanner throws(FeedFault) in values.append(try scanner.value()) }
      return .list(values)
    default: return try word()
    }
  }

  /// Reads a number or `true`, `false` or `null`.
  private mutating func word() throws(FeedFault) -> JSONValue {
    var copy = self
    var word: [UInt8] = []
    while let byte = try copy.peek(), byte.isASCIIAlphanumeric || "+-.".utf8.contains(byte) {
      word.append(byte)
      copy.index += 1
    }
    let text = String(decoding: word, as: UTF8.self)
    let isWord = ["true", "false", "null"].contains(text)
    guard isWord || text.wholeMatch(of: number) != nil else {
      _ = try take(" ")
      throw misplaced()
    }
    self = copy
    return isWord ? .word : .number(text)
  }

  /// Reads a text, from its quotation mark on.
  private mutating func string() throws(FeedFault) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = try peek() {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: String(try escaped()).utf8)
      case 0:
        throw fault("contains a NUL byte", wayOut: "Check that it is a text file in UTF-8.")
      case 1..<0x20:
        repairs.note(.controlCharacters)
        text.append(0x20)
        index += 1
      default:
        let end = bytes[index...].firstIndex { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        text.append(contentsOf: bytes[index..<(end ?? bytes.count)])
        index = end ?? bytes.count
      }
    }
    throw fault("is cut short: it ends inside a text", wayOut: "Download the feed again.")
  }

  /// Reads an escaped character, from its backslash on.
  private mutating func escaped() throws(FeedFault) -> Unicode.Scalar {
    index += 1
    let letter = try peek()
    let isKnown = letter.map { "\"\\/bfnrtu".utf8.contains($0) } ?? true
    guard isKnown else { throw fault("is not well-formed JSON: there is no such escape") }
    index += letter == nil ? 0 : 1
    switch letter {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: return Unicode.Scalar(letter ?? 0x20)
    }
  }

  /// Reads four hexadecimal digits, and the other half of a pair of surrogates.
  private mutating func codePoint() throws(FeedFault) -> Unicode.Scalar {
    var number = try fourDigits()
    if (0xD800...0xDBFF).contains(number), try peek() == UInt8(ascii: "\\") {
      index += 1
      if try peek() == UInt8(ascii: "u") {
        index += 1
        let second = try fourDigits()
        if (0xDC00...0xDFFF).contains(second) { number = 0x1_0000 + (number - 0xD800) << 10 + (second - 0xDC00) }
      }
    }
    guard let scalar = Unicode.Scalar(number) else {
      throw fault("is not well-formed JSON: one half of a character stands alone")
    }
    return scalar
  }

  private mutating func fourDigits() throws(FeedFault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try peek() else { break }
      guard let digit = byte.hexadecimalValue else {
        throw fault("is not well-formed JSON: there is no such escape")
      }
      number = number << 4 | digit
      index += 1
    }
    return number
  }
}
