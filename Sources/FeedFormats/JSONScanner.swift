internal import Foundation

/// Reads JSON (RFC 8259) a value at a time, so that of a feed only one item is ever in memory.
///
/// Foundation's decoders take whole documents only, and let commas before closing brackets pass; single texts and numbers
/// are left to them. `PositionedJSON` takes whole documents, too, and is strict where a feed should still be shown: control
/// characters, halves of UTF-16 pairs and repeated keys.
struct JSONScanner {
  /// The most bytes between two calls of ``mark()``.
  let maximumBytes: Int
  private let maximumDepth: Int
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

  private func ending(_ place: String) -> FeedFault {
    fault("is cut short: it ends \(place)", wayOut: "Download the feed again.")
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
        wayOut: "Use a program with a higher limit, or ask the feed's publisher for a shorter feed.")
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
      throw ending("before its objects do")
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
        wayOut: "Use a program with a higher limit, or ask the feed's publisher to repair it.")
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
    guard let first = try peek() else { throw ending("before its objects do") }
    guard first.isASCIIAlphanumeric || first == UInt8(ascii: "-") else { throw misplaced() }
    var word: [UInt8] = []
    while let byte = try peek(), byte.isASCIIAlphanumeric || "+-.".utf8.contains(byte) {
      word.append(byte)
      index += 1
    }
    let text = String(decoding: word, as: UTF8.self)
    guard Self.isValue(text) else {
      index = max(0, index - word.count)
      throw fault("is not well-formed JSON: “\(text.prefix(40))” is no value")
    }
    return first.isASCIILetter ? .word : .number(text)
  }

  /// Foundation refuses numbers that are too large for it, which nobody may ever look at.
  private static func isValue(_ text: String) -> Bool {
    if (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil { return true }
    return text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+\-]?[0-9]+)?/) != nil
  }

  /// Reads a text, from its quotation mark on.
  private mutating func string() throws(FeedFault) -> String {
    index += 1
    var text = [UInt8(ascii: "\"")]
    var hasEscapes = false
    while let byte = try peek() {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard hasEscapes else { return String(decoding: text.dropFirst(), as: UTF8.self) }
        text.append(byte)
        if let whole = Self.unescaped(text) { return whole }
        // Half a character of UTF-16, as where a text was cut, is allowed (RFC 8259, section 8.2) and means nothing.
        if JSONSurrogates.replace(in: &text), let whole = Self.unescaped(text) {
          repairs.note(.controlCharacters)
          return whole
        }
        throw fault("is not well-formed JSON: the text before has an escape that means nothing")
      case UInt8(ascii: "\\"):
        hasEscapes = true
        text.append(byte)
        if let next = try peek(), next >= 0x20 {
          text.append(next)
          index += 1
        }
      case 0:
        index -= 1
        throw fault("contains a NUL byte", wayOut: "Check that it is a text file in UTF-8.")
      case 1..<0x20:
        repairs.note(.controlCharacters)
        text.append(0x20)
      default:
        let end = bytes[index...].firstIndex { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
        text.append(contentsOf: bytes[(index - 1)..<(end ?? bytes.count)])
        index = end ?? bytes.count
      }
    }
    throw ending("inside a text")
  }

  /// The text that stands between quotation marks.
  private static func unescaped(_ quoted: [UInt8]) -> String? {
    try? JSONSerialization.jsonObject(with: Data(quoted), options: .fragmentsAllowed) as? String
  }
}
