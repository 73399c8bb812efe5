/// Reads a text into a tree, following the grammar of RFC 8259.
///
/// It goes over the bytes from the beginning to the end and never back; open lists and objects are kept in an array.
struct JSONParser {
  let bytes: [UInt8]
  private let limits: JSONLimits
  private let showsValues: Bool
  /// Gets the keys that an object has twice; nil: the first of them is thrown.
  private let repeatedKeys: ((JSONError) -> Void)?

  var index = 0
  /// The place of a byte at or before `index`.
  private var position = JSONPosition(line: 1, column: 1, offset: 0)
  private var elements: [JSONTree.Element] = []
  private var open: [Open] = []

  /// A list or object whose end was not read yet.
  private struct Open {
    let element: Int
    /// The index of each key among the elements; nil for a list.
    var keys: [String: Int]?
    /// How many values the list has, or the index of the key whose value comes next.
    var place = 0
  }

  init(_ bytes: [UInt8], limits: JSONLimits, showsValues: Bool, repeatedKeys: ((JSONError) -> Void)?) {
    self.bytes = bytes
    self.limits = limits
    self.showsValues = showsValues
    self.repeatedKeys = repeatedKeys
  }

  /// Reads the whole text.
  mutating func parse() throws(JSONError) -> JSONTree {
    guard bytes.count <= limits.maximumBytes else {
      index = limits.maximumBytes
      throw fault("the text has more than \(limits.maximumBytes) bytes, the most that is read")
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      index = zip(String(decoding: bytes, as: UTF8.self).utf8, bytes).prefix { $0 == $1 }.count
      throw fault("is not well-formed UTF-8")
    }
    // Some editors begin a text with a byte order mark, which is no column.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (index, position.offset) = (3, 3) }
    try values()
    guard index == bytes.count else { throw malformed(expected: "the end of the text") }
    return JSONTree(bytes: bytes, elements: elements, showsValues: showsValues)
  }

  // MARK: - Structure

  private mutating func values() throws(JSONError) {
    var expected = "a value"
    while true {
      skipSpace()
      if current == UInt8(ascii: "{") {
        try begin(.object)
        if !take("}") {
          try key(expected: "a key in quotation marks or '}'")
          expected = "a value"
          continue
        }
        end()
      } else if current == UInt8(ascii: "[") {
        try begin(.list)
        if !take("]") {
          expected = "a value or ']'"
          continue
        }
        end()
      } else {
        try scalar(expected: expected)
      }
      guard try goOn() else { return }
      expected = "a value"
    }
  }

  /// Reads what follows a value: the ends of lists and objects, and the comma before the next value.
  ///
  /// - Returns: whether there is a next value.
  private mutating func goOn() throws(JSONError) -> Bool {
    while true {
      skipSpace()
      guard let innermost = open.last else { return false }
      let isObject = innermost.keys != nil
      if take(",") {
        skipSpace()
        if isObject { try key(expected: "a key in quotation marks") }
        return true
      }
      guard take(isObject ? "}" : "]") else { throw malformed(expected: isObject ? "',' or '}'" : "',' or ']'") }
      end()
    }
  }

  private mutating func begin(_ kind: JSONKind) throws(JSONError) {
    guard open.count < limits.maximumDepth else { throw fault("is nested more than \(limits.maximumDepth) deep") }
    add(kind)
    open.append(Open(element: elements.count - 1, keys: kind == .object ? [:] : nil))
    index += 1
    skipSpace()
  }

  private mutating func end() {
    guard let closed = open.popLast() else { return }
    elements[closed.element].end = Int32(index)
    elements[closed.element].next = Int32(elements.count)
  }

  private mutating func key(expected: String) throws(JSONError) {
    guard current == UInt8(ascii: "\"") else { throw malformed(expected: expected) }
    let key = elements.count
    open[open.count - 1].place = key
    try text()
    if let earlier = open[open.count - 1].keys?.updateValue(key, forKey: elements[key].text) {
      open[open.count - 1].keys?[elements[key].text] = earlier
      let error = JSONError(
        position: elements[key].position, path: elements.path(of: Int(elements[key].parent)),
        fact: "the key '\(elements[key].text.shownInMessage)' is there already, at \(elements[earlier].position)")
      guard let repeatedKeys else { throw error }
      repeatedKeys(error)
    }
    skipSpace()
    guard take(":") else { throw malformed(expected: "':'") }
  }

  /// Adds an element that begins here; for one that is no list or object, `finish` has to follow.
  private mutating func add(_ kind: JSONKind, _ text: String = "", from start: Int? = nil) {
    let place = currentPosition(start ?? index)
    var number = 0
    if let innermost = open.indices.last {
      number = open[innermost].place
      if open[innermost].keys == nil { open[innermost].place += 1 }
    }
    elements.append(
      JSONTree.Element(
        kind: kind, text: text, start: Int32(place.offset), end: Int32(index), line: Int32(place.line),
        column: Int32(place.column), parent: Int32(open.last?.element ?? -1), place: Int32(number),
        next: Int32(elements.count + 1)))
  }

  // MARK: - Values

  private mutating func scalar(expected: String) throws(JSONError) {
    switch current {
    case UInt8(ascii: "\""): try text()
    case .some(UInt8(ascii: "-")), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try number()
    default:
      let word = bytes[index...].prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      let words: [(String, JSONKind)] = [("true", .truthValue), ("false", .truthValue), ("null", .null)]
      guard let (spelling, kind) = words.first(where: { word.elementsEqual($0.0.utf8) }) else {
        throw malformed(expected: expected)
      }
      let start = index
      index = word.endIndex
      add(kind, spelling, from: start)
    }
  }

  private mutating func number() throws(JSONError) {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    add(.number, String(decoding: bytes[start..<index], as: UTF8.self), from: start)
  }

  private mutating func digits() throws(JSONError) {
    let digit = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = current, digit.contains(first) else { throw malformed(expected: "a digit") }
    while let byte = current, digit.contains(byte) { index += 1 }
  }

  private mutating func text() throws(JSONError) {
    let start = index
    index += 1
    let text = try characters()
    guard text.isStreamSafe else {
      index = start
      throw fault("the text has more than \(String.mostCombining) combining characters in a row")
    }
    add(.text, text, from: start)
  }
}

// MARK: - Bytes and faults

extension JSONParser {
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// The place of a byte that is not before one that was asked for earlier.
  private mutating func currentPosition(_ offset: Int) -> JSONPosition {
    position.advance(to: offset, in: bytes)
    return position
  }

  /// A fault at the next byte.
  mutating func fault(_ fact: String) -> JSONError { JSONError(position: currentPosition(index), fact: fact) }

  mutating func malformed(expected: String) -> JSONError {
    fault("is not well-formed JSON: expected \(expected), found \(found)")
  }

  /// The next word or character, for messages.
  private var found: String {
    guard index < bytes.count else { return "the end of the text" }
    guard showsValues else { return "something else" }
    let rest = String(decoding: bytes[index...].prefix(80), as: UTF8.self)
    let word = rest.prefix { $0.isLetter || $0.isNumber }
    return "'\(String(word.isEmpty ? rest.prefix(1) : word).shownInMessage)'"
  }
}
