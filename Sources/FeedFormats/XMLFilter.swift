/// Makes UTF-8 from outside fit for the XML parser: one pass over bytes, a piece at a time.
///
/// - The XML declaration and document type declarations become white space (the text is UTF-8 by now, and nothing is
///   ever fetched); a document type declaration with entities is refused, which ends entity bombs and external entities.
/// - Names of HTML become numeric references of the same width where possible, an ampersand that begins no reference
///   becomes `&amp;`, references to characters that XML forbids go, and so do control characters.
/// - Comments are emptied. Bytes that are not UTF-8, and NUL, are refused.
///
/// Lines stay what they are, and columns nearly so, so that the parser's errors point into the document.
struct XMLFilter {
  private enum State {
    case text, tag, comment, section, instruction, declaration, doctype
  }

  /// How often each kind of repair was made.
  private(set) var repairs = FeedRepairs()
  private let maximumTagBytes: Int
  private var state = State.text
  private var quote: UInt8 = 0
  private var depthOfSubset = 0
  private var tagLength = 0
  private var hasElement = false
  private var position = TextPosition()

  init(maximumTagBytes: Int) {
    self.maximumTagBytes = maximumTagBytes
  }

  /// Filters a piece.
  ///
  /// - Parameters:
  ///   - input: The bytes that the last call left, and the next ones.
  ///   - isLast: Whether nothing follows.
  ///   - output: What the XML parser gets.
  /// - Returns: How many bytes were taken; the rest is needed again, with what follows.
  mutating func filter(
    _ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]
  ) throws(FeedFault) -> Int {
    var index = 0
    loop: while index < input.count {
      let first = index
      index = endOfRun(input, from: first)
      if index > first {
        if state == .tag {
          tagLength += index - first
          if tagLength > maximumTagBytes { throw tagFault.at(position.advanced(over: input[..<index])) }
        }
        append(input[first..<index], to: &output)
      }
      guard index < input.count else { break }
      let taken: Int?
      do {
        taken = try takeSpecial(input, at: index, isLast: isLast, into: &output)
      } catch {
        throw error.at(position.advanced(over: input[..<index]))
      }
      guard let taken else { break loop }
      index += taken
    }
    position.advance(over: input[..<index])
    return index
  }

  /// What the bytes so far have begun and not ended; nil between markup.
  var unfinished: String? {
    switch state {
    case .text: nil
    case .tag: "a tag"
    case .comment: "a comment"
    case .section: "a CDATA section"
    case .instruction: "a processing instruction"
    case .declaration: "its XML declaration"
    case .doctype: "its document type declaration"
    }
  }

  /// The place after everything that was taken.
  var end: TextPosition { position }

  private var tagFault: FeedFault {
    FeedFault(
      "has a start tag of more than \(maximumTagBytes) bytes", wayOut: "Raise the limit of text, or repair the feed.")
  }

  // MARK: - Runs of ordinary bytes

  /// The end of the bytes that mean nothing in the present state.
  private func endOfRun(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    let count = input.count
    let stops: (UInt8, UInt8, UInt8, UInt8)
    switch state {
    case .text: stops = (0x3C, 0x26, 0, 0)
    case .tag: stops = (0x3E, 0x26, 0x22, 0x27)
    case .comment: stops = (0x2D, 0, 0, 0)
    case .section: stops = (0x5D, 0, 0, 0)
    case .instruction, .declaration: stops = (0x3F, 0, 0, 0)
    case .doctype: return start
    }
    while index < count {
      let byte = input[index]
      guard byte < 0x80, byte >= 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D, byte != stops.0,
        byte != stops.1, byte != stops.2, byte != stops.3
      else { break }
      index += 1
    }
    return index
  }

  /// Passes bytes on, or the white space that stands for them.
  private func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, to output: inout [UInt8]) {
    switch state {
    case .comment, .declaration, .doctype:
      for byte in bytes where byte & 0xC0 != 0x80 { output.append(byte == 0x0A || byte == 0x0D ? byte : 0x20) }
    default:
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes))
    }
  }

  // MARK: - Bytes that mean something

  /// Takes the byte that ended a run with what belongs to it; returns its length, nil when more bytes are needed.
  private mutating func takeSpecial(
    _ input: UnsafeBufferPointer<UInt8>, at index: Int, isLast: Bool, into output: inout [UInt8]
  ) throws(FeedFault) -> Int? {
    let byte = input[index]
    if byte >= 0x80 { return try takeWide(input, at: index, isLast: isLast, into: &output) }
    if byte < 0x20 && byte != 0x0A && byte != 0x09 && byte != 0x0D {
      guard byte != 0 else {
        throw FeedFault(
          "contains a NUL byte", wayOut: "Check that it is a text file, and that it is in the encoding that it declares.")
      }
      repairs.note(.controlCharacters)
      return 1
    }
    switch state {
    case .text:
      guard byte == UInt8(ascii: "<") else { return takeReference(input, at: index, isLast: isLast, into: &output) }
      guard isLast || index + 9 <= input.count else { return nil }
      return takeMarkup(input, at: index, into: &output)
    case .tag:
      if byte == UInt8(ascii: "&") { return takeReference(input, at: index, isLast: isLast, into: &output) }
      if byte == UInt8(ascii: ">") {
        if quote == 0 { state = .text }
      } else if quote == 0 {
        quote = byte
      } else if quote == byte {
        quote = 0
      }
      tagLength += 1
      output.append(byte)
      return 1
    case .doctype:
      return try takeDoctype(input, at: index, isLast: isLast, into: &output)
    case .comment, .section, .instruction, .declaration:
      return takeEnd(input, at: index, isLast: isLast, into: &output)
    }
  }

  private mutating func takeWide(
    _ input: UnsafeBufferPointer<UInt8>, at start: Int, isLast: Bool, into output: inout [UInt8]
  ) throws(FeedFault) -> Int? {
    var index = start
    while index < input.count, input[index] >= 0x80 {
      switch UTF8Sequence(in: input, at: index) {
      case .valid(3) where input[index] == 0xEF && input[index + 1] == 0xBF && input[index + 2] >= 0xBE:
        // U+FFFE and U+FFFF, which XML forbids.
        append(input[start..<index], to: &output)
        repairs.note(.controlCharacters)
        return index + 3 - start
      case .valid(let length):
        index += length
      case .incomplete where !isLast && index > start:
        append(input[start..<index], to: &output)
        return index - start
      case .incomplete where !isLast:
        return nil
      case .incomplete, .invalid:
        throw UTF8Sequence.fault(input[index]).at(position.advanced(over: input[..<index]))
      }
    }
    tagLength += index - start
    append(input[start..<index], to: &output)
    return index - start
  }

  /// Takes the beginning of markup, and sets the state for the rest.
  private mutating func takeMarkup(
    _ input: UnsafeBufferPointer<UInt8>, at index: Int, into output: inout [UInt8]
  ) -> Int {
    var length = 1
    if input.holds("<!--", at: index) {
      (state, length) = (.comment, 4)
    } else if input.holds("<![CDATA[", at: index) {
      (state, length) = (.section, 9)
    } else if !hasElement, input.holds("<!DOCTYPE", at: index) {
      state = .doctype
      depthOfSubset = 0
      quote = 0
      append(input[index..<(index + 9)], to: &output)
      return 9
    } else if input.holds("<?xml", at: index), index + 5 < input.count, input[index + 5].isASCIISpace {
      state = .declaration
      append(input[index..<(index + 5)], to: &output)
      return 5
    } else if input.holds("<?", at: index) {
      (state, length) = (.instruction, 2)
    } else {
      state = .tag
      quote = 0
      tagLength = 0
      hasElement = true
    }
    output.append(contentsOf: input[index..<(index + length)])
    return length
  }

  /// Takes the end of a comment, section or instruction, or the byte that looked like it.
  private mutating func takeEnd(
    _ input: UnsafeBufferPointer<UInt8>, at index: Int, isLast: Bool, into output: inout [UInt8]
  ) -> Int? {
    let end: StaticString =
      switch state {
      case .comment: "-->"
      case .section: "]]>"
      default: "?>"
      }
    let length = end.utf8CodeUnitCount
    guard isLast || index + length <= input.count else { return nil }
    guard input.holds(end, at: index) else {
      append(input[index..<(index + 1)], to: &output)
      return 1
    }
    if state == .declaration {
      append(input[index..<(index + length)], to: &output)
    } else {
      output.append(contentsOf: input[index..<(index + length)])
    }
    state = .text
    return length
  }

  private mutating func takeDoctype(
    _ input: UnsafeBufferPointer<UInt8>, at index: Int, isLast: Bool, into output: inout [UInt8]
  ) throws(FeedFault) -> Int? {
    guard isLast || index + 8 <= input.count else { return nil }
    let byte = input[index]
    append(input[index..<(index + 1)], to: &output)
    if quote != 0 {
      if byte == quote { quote = 0 }
      return 1
    }
    switch byte {
    case 0x22, 0x27: quote = byte
    case UInt8(ascii: "["): depthOfSubset += 1
    case UInt8(ascii: "]"): depthOfSubset -= 1
    case UInt8(ascii: ">"): if depthOfSubset <= 0 { state = .text }
    case UInt8(ascii: "<"):
      if input.holds("<!ENTITY", at: index) {
        throw FeedFault(
          "declares entities of its own in its document type, which feeds do not need and attacks use",
          wayOut: "Remove the declarations; the names of HTML, such as &nbsp;, are known without them.")
      }
    default: break
    }
    return 1
  }

  // MARK: - References

  private mutating func takeReference(
    _ input: UnsafeBufferPointer<UInt8>, at start: Int, isLast: Bool, into output: inout [UInt8]
  ) -> Int? {
    let limit = min(input.count, start + 34)
    var index = start + 1
    if index < limit, input[index] == UInt8(ascii: "#") { index += 1 }
    while index < limit, input[index].isASCIIAlphanumeric { index += 1 }
    if index == input.count, !isLast, index < start + 34 { return nil }
    let isClosed = index < limit && input[index] == UInt8(ascii: ";")
    let length = index - start + 1
    tagLength += length
    let body = UnsafeBufferPointer(rebasing: input[(start + 1)..<index])
    guard isClosed, let reference = XMLReference(body) else {
      repairs.note(.ampersands)
      output.append(contentsOf: "&amp;".utf8)
      return 1
    }
    switch reference {
    case .wellFormed:
      output.append(contentsOf: input[start..<(index + 1)])
    case .replaced(let scalar):
      repairs.note(.entities)
      let digits = String(scalar.value)
      output.append(contentsOf: "&#".utf8)
      output.append(contentsOf: repeatElement(0x30, count: max(0, length - digits.utf8.count - 3)))
      output.append(contentsOf: digits.utf8)
      output.append(UInt8(ascii: ";"))
    case .forbidden:
      repairs.note(.controlCharacters)
    }
    return length
  }
}
