/// Makes UTF-8 from outside fit for the XML parser: one pass over bytes, a piece at a time.
///
/// - The XML declaration, document type declarations and processing instructions become white space: the text is UTF-8
///   by now, nothing is ever fetched, and `XMLParser` on Linux crashes on an instruction without data. A document type
///   declaration with entities is refused, which ends entity bombs and external entities.
/// - Names of HTML become numeric references of the same width where possible, an ampersand that begins no reference
///   becomes `&amp;`, references to characters that XML forbids go, and so do control characters.
/// - Comments are emptied. Bytes that are not UTF-8, and NUL, are refused.
///
/// Lines stay what they are, and columns nearly so, so that the parser's errors point into the document.
struct XMLFilter {
  private enum State {
    case text, tag, comment, section, instruction, doctype
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
  /// The bytes of the present piece that were passed on or replaced.
  private var passed = 0

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
  /// - Throws: What is wrong, with its place; what came before it is in the output.
  mutating func filter(
    _ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: inout [UInt8]
  ) throws(FeedFault) -> Int {
    var index = 0
    passed = 0
    do {
      while index < input.count {
        let end = endOfRun(input, from: index)
        if state == .tag { try countTag(end - index) }
        if isBlanking { replace(index..<end, of: input, in: &output) }
        index = end
        guard index < input.count, let taken = try takeSpecial(input, at: index, isLast: isLast, into: &output) else {
          break
        }
        index += taken
      }
    } catch {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: input[passed..<max(passed, index)]))
      throw error.at(position.advanced(over: input[..<index]))
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: input[passed..<max(passed, index)]))
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
    case .doctype: "its document type declaration"
    }
  }

  /// The place after everything that was taken.
  var end: TextPosition { position }

  // MARK: - Output

  /// Whether bytes become white space in the present state.
  private var isBlanking: Bool {
    state == .comment || state == .instruction || state == .doctype
  }

  /// Puts something else in the place of some bytes; those before them are passed on as they are.
  private mutating func replace(
    _ range: Range<Int>, of input: UnsafeBufferPointer<UInt8>, with other: some Sequence<UInt8>,
    in output: inout [UInt8]
  ) {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: input[passed..<range.lowerBound]))
    output.append(contentsOf: other)
    passed = range.upperBound
  }

  /// Puts white space in the place of some bytes, one for each character, with the same line breaks.
  private mutating func replace(
    _ range: Range<Int>, of input: UnsafeBufferPointer<UInt8>, in output: inout [UInt8]
  ) {
    let blanks = input[range].lazy.filter { $0 & 0xC0 != 0x80 }.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 }
    replace(range, of: input, with: blanks, in: &output)
  }

  private mutating func countTag(_ bytes: Int) throws(FeedFault) {
    tagLength += bytes
    guard tagLength > maximumTagBytes else { return }
    throw FeedFault(
      "has a start tag of more than \(maximumTagBytes) bytes", wayOut: "Raise the limit of text, or repair the feed.")
  }

  // MARK: - Runs of ordinary bytes

  /// The end of the bytes that mean nothing in the present state.
  private mutating func endOfRun(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let stops: (UInt8, UInt8)
    switch state {
    case .text: stops = (UInt8(ascii: "<"), UInt8(ascii: "&"))
    case .comment: stops = (UInt8(ascii: "-"), UInt8(ascii: "-"))
    case .section: stops = (UInt8(ascii: "]"), UInt8(ascii: "]"))
    case .instruction: stops = (UInt8(ascii: "?"), UInt8(ascii: "?"))
    case .doctype: return start
    case .tag:
      var quote = quote
      var index = start
      while index < input.count {
        let byte = input[index]
        if byte == 0x22 || byte == 0x27 {
          if byte == quote { quote = 0 } else if quote == 0 { quote = byte }
        } else if byte == UInt8(ascii: "&") || byte == UInt8(ascii: ">") && quote == 0 || byte == UInt8(ascii: "<")
          || !byte.isPlain
        {
          break
        }
        index += 1
      }
      self.quote = quote
      return index
    }
    var index = input.plainEnd(from: start, stops: stops.0, stops.1)
    while index < input.count, input[index] >= 0x80, case .valid(let length) = UTF8Sequence(in: input, at: index) {
      if input.isNoncharacter(at: index) { break }
      index = input.plainEnd(from: index + length, stops: stops.0, stops.1)
    }
    return index
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
          "contains a NUL byte",
          wayOut: "Check that it is a text file, and that it is in the encoding that it declares.")
      }
      repairs.note(.controlCharacters)
      replace(index..<(index + 1), of: input, with: [], in: &output)
      return 1
    }
    switch state {
    case .text where byte == UInt8(ascii: "<"):
      return try takeMarkup(input, at: index, isLast: isLast, into: &output)
    case .tag where byte == UInt8(ascii: "<"):
      throw markupFault("“<” stands inside a tag")
    case .tag where byte == UInt8(ascii: ">"):
      state = .text
      return 1
    case .text, .tag:
      return takeReference(input, at: index, isLast: isLast, into: &output)
    case .doctype:
      return try takeDoctype(input, at: index, isLast: isLast, into: &output)
    case .comment, .section, .instruction:
      return takeEnd(input, at: index, isLast: isLast, into: &output)
    }
  }

  private mutating func takeWide(
    _ input: UnsafeBufferPointer<UInt8>, at start: Int, isLast: Bool, into output: inout [UInt8]
  ) throws(FeedFault) -> Int? {
    var index = start
    loop: while index < input.count, input[index] >= 0x80 {
      switch UTF8Sequence(in: input, at: index) {
      case .valid(let length):
        if input.isNoncharacter(at: index) {
          repairs.note(.controlCharacters)
          if !isBlanking { replace(index..<(index + 3), of: input, with: [], in: &output) }
        }
        index += length
      case .incomplete where !isLast:
        break loop
      case .incomplete, .invalid:
        throw UTF8Sequence.fault(input[index]).at(position.advanced(over: input[..<index]))
      }
    }
    if isBlanking { replace(start..<index, of: input, in: &output) }
    tagLength += index - start
    return index > start ? index - start : nil
  }

  /// Takes the beginning of markup, and sets the state for the rest.
  private mutating func takeMarkup(
    _ input: UnsafeBufferPointer<UInt8>, at index: Int, isLast: Bool, into output: inout [UInt8]
  ) throws(FeedFault) -> Int? {
    if index + 1 < input.count, input[index + 1].isASCIILetter || input[index + 1] == UInt8(ascii: "/") {
      return takeTag(input, at: index)
    }
    guard isLast || index + 9 <= input.count else { return nil }
    if input.holds("<!--", at: index) {
      state = .comment
      return 4
    }
    if input.holds("<![CDATA[", at: index) {
      state = .section
      return 9
    }
    let isInstruction = input.holds("<?", at: index)
    if isInstruction || !hasElement && input.holds("<!DOCTYPE", at: index, inAnyCase: true) {
      state = isInstruction ? .instruction : .doctype
      depthOfSubset = 0
      quote = 0
      let length = isInstruction ? 2 : 9
      replace(index..<(index + length), of: input, in: &output)
      return length
    }
    guard index + 1 < input.count else { return takeTag(input, at: index) }
    guard input[index + 1] >= 0x80 || input[index + 1] == UInt8(ascii: "_") || input[index + 1] == UInt8(ascii: ":")
    else {
      throw markupFault("“<” is not followed by a name")
    }
    return takeTag(input, at: index)
  }

  /// The fault of a `<` that begins nothing.
  ///
  /// The parser would go on after it and see other markup than this filter does; so it never gets there.
  private func markupFault(_ fact: String) -> FeedFault {
    FeedFault("is not well-formed XML: \(fact)", wayOut: "Ask the feed's publisher to repair it.")
  }

  /// Takes a whole tag when nothing in it needs attention, else its first byte.
  private mutating func takeTag(_ input: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    hasElement = true
    var index = start + 1
    while index < input.count {
      let byte = input[index]
      if byte == UInt8(ascii: ">") { return index + 1 - start }
      guard byte.isPlain, byte != 0x22, byte != 0x27, byte != UInt8(ascii: "&"), byte != UInt8(ascii: "<"),
        index - start < 256
      else { break }
      index += 1
    }
    state = .tag
    quote = 0
    tagLength = 0
    return 1
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
    guard isLast || index + end.utf8CodeUnitCount <= input.count else { return nil }
    guard input.holds(end, at: index) else {
      if isBlanking { replace(index..<(index + 1), of: input, in: &output) }
      return 1
    }
    let length = end.utf8CodeUnitCount
    if state == .instruction { replace(index..<(index + length), of: input, in: &output) }
    state = .text
    return length
  }

  private mutating func takeDoctype(
    _ input: UnsafeBufferPointer<UInt8>, at index: Int, isLast: Bool, into output: inout [UInt8]
  ) throws(FeedFault) -> Int? {
    guard isLast || index + 8 <= input.count else { return nil }
    let byte = input[index]
    replace(index..<(index + 1), of: input, in: &output)
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
      if input.holds("<!ENTITY", at: index, inAnyCase: true) {
        throw FeedFault(
          "declares entities of its own in its document type, which feeds do not need and attacks use",
          wayOut: "Remove the declarations; the names of HTML, such as &nbsp;, are known without them.")
      }
    default: break
    }
    return 1
  }

  private mutating func takeReference(
    _ input: UnsafeBufferPointer<UInt8>, at start: Int, isLast: Bool, into output: inout [UInt8]
  ) -> Int? {
    let limit = min(input.count, start + 34)
    var index = start + 1
    if index < limit, input[index] == UInt8(ascii: "#") { index += 1 }
    while index < limit, input[index].isASCIIAlphanumeric { index += 1 }
    if index == input.count, !isLast, index < start + 34 { return nil }
    let isClosed = index < limit && input[index] == UInt8(ascii: ";")
    let body = UnsafeBufferPointer(rebasing: input[(start + 1)..<index])
    guard isClosed, let reference = XMLReference(body) else {
      repairs.note(.ampersands)
      replace(start..<(start + 1), of: input, with: "&amp;".utf8, in: &output)
      return 1
    }
    let length = index - start + 1
    tagLength += length
    switch reference {
    case .wellFormed:
      break
    case .replaced(let scalar):
      repairs.note(.entities)
      let digits = String(scalar.value)
      let zeros = String(repeating: "0", count: max(0, length - digits.utf8.count - 3))
      replace(start..<(index + 1), of: input, with: "&#\(zeros)\(digits);".utf8, in: &output)
    case .forbidden:
      repairs.note(.controlCharacters)
      replace(start..<(index + 1), of: input, with: [], in: &output)
    }
    return length
  }
}
