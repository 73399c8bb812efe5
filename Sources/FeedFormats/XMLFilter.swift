/// Makes valid UTF-8 from outside fit for the XML parser: one pass over bytes, a piece at a time.
///
/// - The XML declaration, document type declarations and processing instructions become white space: the text is UTF-8
///   by now, nothing is ever fetched, and `XMLParser` on Linux crashes on an instruction without data. A document type
///   declaration with entities is refused, which ends entity bombs and external entities.
/// - Names of HTML become numeric references of the same width where possible, an ampersand that begins no reference
///   becomes `&amp;`, references to characters that XML forbids go, and so do control characters.
/// - Comments are emptied. NUL is refused.
///
/// Lines stay what they are, and columns nearly so, so that the parser's errors point into the document.
struct XMLFilter {
  /// Where in a document the filter is; the text says what is unfinished there.
  private enum State: String {
    case text = ""
    case tag = "a tag"
    case comment = "a comment"
    case section = "a CDATA section"
    case instruction = "a processing instruction"
    case doctype = "its document type declaration"

    /// What ends it, and how that begins.
    var end: (text: String, first: UInt8) {
      switch self {
      case .comment: ("-->", UInt8(ascii: "-"))
      case .section: ("]]>", UInt8(ascii: "]"))
      default: ("?>", UInt8(ascii: "?"))
      }
    }

    /// Whether bytes become white space.
    var isBlanking: Bool { self == .comment || self == .instruction || self == .doctype }
  }

  /// What the XML parser gets for the last piece.
  private(set) var output: [UInt8] = []
  private(set) var repairs = FeedRepairs()
  /// The place after everything that was taken.
  private(set) var end = TextPosition()

  /// No feed comes near it; the XML parser compares each attribute of a tag with all before it.
  private static let maximumAttributes = 1000

  private let maximumTagBytes: Int
  private var state = State.text
  private var quote: UInt8 = 0
  private var subsetDepth = 0
  private var hasElement = false
  /// The bytes of the present tag that were in pieces before this one.
  private var tagLength = 0
  /// The values of attributes that the present tag has begun.
  private var attributeCount = 0

  /// The bytes that the last piece left, and the present piece.
  private var input: [UInt8] = []
  private var isLast = false
  /// The next byte to look at, and the first that is not in the output yet.
  private var index = 0
  private var passed = 0

  init(maximumTagBytes: Int) {
    self.maximumTagBytes = maximumTagBytes
  }

  /// What the bytes so far have begun and not ended; nil between markup.
  var unfinished: String? { state == .text ? nil : state.rawValue }

  /// Filters the next piece into the output; a fault has a place, and what came before it is in the output.
  mutating func filter(_ piece: [UInt8], isLast: Bool) throws(FeedFault) {
    input = input.isEmpty ? piece : input + piece
    self.isLast = isLast
    output.removeAll(keepingCapacity: true)
    (index, passed) = (0, 0)
    do throws(FeedFault) {
      repeat {
        try takeRun()
        if index == input.count { break }
      } while try takeSpecial()
    } catch {
      output.append(contentsOf: input[passed..<index])
      throw error.at(end.advanced(over: input[..<index]))
    }
    output.append(contentsOf: input[passed..<index])
    end.advance(over: input[..<index])
    input = Array(input[index...])
  }

  // MARK: - Output

  /// Puts something else in the place of the next bytes; those before them are passed on as they are.
  private mutating func replace(_ count: Int, with other: some Sequence<UInt8>) {
    output.append(contentsOf: input[passed..<index])
    output.append(contentsOf: other)
    index += count
    passed = index
  }

  /// Takes the next bytes or, where nothing is passed on, puts white space with the same line breaks in their place.
  private mutating func take(_ count: Int) {
    guard state.isBlanking else { return index += count }
    let characters = input[index..<(index + count)].lazy.filter { $0 & 0xC0 != 0x80 }
    replace(count, with: characters.map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 })
  }

  // MARK: - Runs of ordinary bytes

  /// Takes the bytes that mean nothing in the present state.
  private mutating func takeRun() throws(FeedFault) {
    while true {
      switch state {
      case .text: index = input.plainEnd(from: index, stops: UInt8(ascii: "<"), UInt8(ascii: "&"))
      case .tag:
        try takeTag()
        if state == .text { continue }
      case .doctype: break
      default: take(input.plainEnd(from: index, stops: state.end.first, state.end.first) - index)
      }
      guard index < input.count, input[index] == 0xEF else { return }
      takeWide()
    }
  }

  /// The bytes below 64 that matter in a tag: control characters, quotation marks, `&`, `<` and `>`.
  private static let marks: UInt64 = 0x5000_00C4_FFFF_D9FF

  /// Takes the bytes of a tag up to its end, or to one that needs attention.
  private mutating func takeTag() throws(FeedFault) {
    let slice = input[index...]
    let bytes = slice.span
    var length = 0
    loop: while length < bytes.count {
      let byte = bytes[length]
      if byte >= 0x40 ? byte != 0xEF : Self.marks &>> UInt64(byte) & 1 == 0 {
        length &+= 1
        continue
      }
      switch byte {
      case 0x22, 0x27:
        if quote == 0 {
          quote = byte
          attributeCount += 1
        } else if quote == byte {
          quote = 0
        }
      case UInt8(ascii: ">") where quote == 0:
        state = .text
        length += 1
        break loop
      case UInt8(ascii: "&"), UInt8(ascii: "<"): break loop
      default: guard byte.isPlain else { break loop }
      }
      length += 1
    }
    tagLength += length
    guard tagLength <= maximumTagBytes else {
      throw FeedFault(
        "has a start tag of more than \(maximumTagBytes) bytes", wayOut: "Ask the feed's publisher to repair it.")
    }
    guard attributeCount <= Self.maximumAttributes else {
      throw FeedFault(
        "has a start tag of more than \(Self.maximumAttributes) attributes",
        wayOut: "Ask the feed's publisher to repair it.")
    }
    index += length
  }

  /// Takes a character that may be U+FFFE or U+FFFF, which XML forbids.
  private mutating func takeWide() {
    guard input[index + 1] == 0xBF, input[index + 2] >= 0xBE else { return take(3) }
    repairs.note(.controlCharacters)
    replace(3, with: [])
  }

  // MARK: - Bytes that mean something

  /// Takes the byte that ended a run with what belongs to it; false when more bytes are needed.
  private mutating func takeSpecial() throws(FeedFault) -> Bool {
    let byte = input[index]
    guard byte.isPlain else {
      guard byte != 0 else {
        throw FeedFault(
          "contains a NUL byte",
          wayOut: "Check that it is a text file, and that it is in the encoding that it declares.")
      }
      repairs.note(.controlCharacters)
      replace(1, with: [])
      return true
    }
    switch state {
    case .text where byte == UInt8(ascii: "<"): return try takeMarkup()
    case .text where byte == UInt8(ascii: "&"), .tag where byte == UInt8(ascii: "&"): return takeReference()
    case .text: return true
    case .tag: throw markupFault("“<” stands inside a tag")
    case .doctype: return try takeDoctype()
    case .comment, .section, .instruction: return takeEnd()
    }
  }

  /// Takes the beginning of markup, and sets the state for the rest.
  private mutating func takeMarkup() throws(FeedFault) -> Bool {
    let next = index + 1 < input.count ? input[index + 1] : nil
    if let next, next.isASCIILetter || next >= 0x80 || "/_:".utf8.contains(next) {
      beginTag()
      return true
    }
    guard isLast || index + 9 <= input.count else { return false }
    if input.holds("<!--", at: index) {
      index += 4
      state = .comment
    } else if input.holds("<![CDATA[", at: index) {
      index += 9
      state = .section
    } else if input.holds("<?", at: index) {
      state = .instruction
      take(2)
    } else if !hasElement, input.holds("<!DOCTYPE", at: index, inAnyCase: true) {
      (state, quote, subsetDepth, tagLength) = (.doctype, 0, 0, 0)
      take(9)
    } else if next == nil {
      beginTag()
    } else {
      throw markupFault("“<” is not followed by a name")
    }
    return true
  }

  private mutating func beginTag() {
    (state, quote, tagLength, attributeCount, hasElement) = (.tag, 0, 0, 0, true)
    index += 1
  }

  /// The fault of a `<` that begins nothing.
  ///
  /// The parser would go on after it and see other markup than this filter does; so it never gets there.
  private func markupFault(_ fact: String) -> FeedFault {
    FeedFault("is not well-formed XML: \(fact)", wayOut: "Ask the feed's publisher to repair it.")
  }

  /// Takes the end of a comment, section or instruction, or the byte that looked like it.
  private mutating func takeEnd() -> Bool {
    let end = state.end.text
    guard isLast || index + end.utf8.count <= input.count else { return false }
    guard input.holds(end, at: index) else {
      take(1)
      return true
    }
    if state == .instruction { take(2) } else { index += 3 }
    state = .text
    return true
  }

  private mutating func takeDoctype() throws(FeedFault) -> Bool {
    guard isLast || index + 8 <= input.count else { return false }
    let byte = input[index]
    if quote == 0, input.holds("<!ENTITY", at: index, inAnyCase: true) {
      throw FeedFault(
        "declares entities of its own in its document type, which feeds do not need and attacks use",
        wayOut: "Remove the declarations; the names of HTML, such as &nbsp;, are known without them.")
    }
    tagLength += 1
    guard tagLength <= maximumTagBytes else {
      throw FeedFault(
        "has a document type declaration of more than \(maximumTagBytes) bytes", wayOut: "Remove the declaration.")
    }
    take(1)
    switch byte {
    case _ where quote != 0: if byte == quote { quote = 0 }
    case 0x22, 0x27: quote = byte
    case UInt8(ascii: "["): subsetDepth += 1
    case UInt8(ascii: "]"): subsetDepth -= 1
    case UInt8(ascii: ">"): if subsetDepth <= 0 { state = .text }
    default: break
    }
    return true
  }

  /// Takes a reference as it is, puts a better one in its place, or escapes the ampersand that begins none.
  private mutating func takeReference() -> Bool {
    let most = 34
    var last = index + 1
    while last < min(input.count, index + most), input[last].isASCIIAlphanumeric || input[last] == UInt8(ascii: "#") {
      last += 1
    }
    guard isLast || last < input.count || last == index + most else { return false }
    // What every parser knows: lt, gt, amp, quot, apos.
    let name = input[(index + 1)..<last].prefix(5).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    if last < input.count, input[last] == UInt8(ascii: ";"),
      name == 0x6C74 || name == 0x6774 || name == 0x61_6D70 || name == 0x7175_6F74 || name == 0x6170_6F73
    {
      tagLength += last + 1 - index
      index = last + 1
      return true
    }
    guard let reference = HTMLEntities.reference(in: input, at: index), reference.isClosed, reference.length <= most
    else {
      repairs.note(.ampersands)
      replace(1, with: "&amp;".utf8)
      return true
    }
    let length = reference.length
    tagLength += length
    // A name stands for a C1 number here: both are replaced.
    switch reference.number ?? 0x80 {
    case 0x80...0x9F:
      repairs.note(.entities)
      replace(length, with: Self.numeric(reference.scalar, width: length).utf8)
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF:
      if input[index + 2] == UInt8(ascii: "X") {
        repairs.note(.entities)
        replace(length, with: Self.numeric(reference.scalar, width: length).utf8)
      } else {
        index += length
      }
    default:
      repairs.note(.controlCharacters)
      replace(length, with: [])
    }
    return true
  }

  /// A numeric reference of at least so many bytes.
  private static func numeric(_ scalar: Unicode.Scalar, width: Int) -> String {
    let digits = String(scalar.value)
    return "&#" + String(repeating: "0", count: max(0, width - digits.utf8.count - 3)) + digits + ";"
  }
}
