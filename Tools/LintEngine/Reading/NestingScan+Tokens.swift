extension NestingScan {
  /// Letters, digits, `_`, `$`, a backtick and everything beyond ASCII.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Words before an expression or a type that contain it.
  private static let prefixes: Set<String> = [
    "try", "await", "consume", "copy", "unsafe", "repeat", "each", "any", "some", "let", "var", "inout", "borrow",
  ]
  /// Words whose statement is an expression too, and can so stand in one another.
  private static let branches: Set<String> = ["else", "if", "switch", "do", "while", "for", "guard"]
  /// Words with which no statement begins.
  private static let continuations: Set<String> = ["else", "is", "as", "where", "throws", "rethrows", "async", "in"]

  mutating func word() {
    let start = offset
    while let byte = byte(0), Self.isWord(byte) { offset += 1 }
    // The words that count are short.
    let length = offset - start
    let text = unsafe length <= 8 ? String(decoding: bytes[start..<offset], as: UTF8.self) : ""
    let isMember = previous == .dot
    if hasLineBreak, previous == .operand, !Self.continuations.contains(text) { endStatement() }
    if isMember {
      top.chain += 1
    } else if Self.prefixes.contains(text) {
      top.prefixes += 1
    } else if Self.branches.contains(text) {
      // An `else if` is one branch.
      if !isBehindElse || text != "if" { top.branches += 1 }
    } else {
      top.chain = 0
    }
    let isKeyword =
      !isMember && (Self.prefixes.contains(text) || Self.branches.contains(text) || Self.continuations.contains(text))
    finish(isKeyword ? .joint : .operand)
    isBehindElse = !isMember && text == "else"
  }

  mutating func finish(_ token: Previous) {
    previous = token
    isBehindElse = false
    hasLineBreak = false
    hasSpace = false
  }

  // MARK: - Brackets

  mutating func open(_ closing: UInt8, string: StringDelimiter? = nil) {
    var frame = Frame(closing: closing, string: string)
    let isSquare = closing == UInt8(ascii: "]")
    frame.squareBrackets = closing == UInt8(ascii: "}") ? 0 : top.squareBrackets + (isSquare ? 1 : 0)
    outerBytes += top.bytes
    frames[frames.count - 1] = top
    frames.append(frame)
    top = frame
    offset += 1
    finish(.start)
  }

  /// Closes the innermost bracket of a kind; a brace also closes what was left open in it.
  mutating func close(_ closing: UInt8) {
    offset += 1
    let matches = top.closing == closing
    let isBrace = closing == UInt8(ascii: "}")
    if matches || isBrace && hasOpenBrace {
      var string: StringDelimiter?
      repeat {
        string = top.string
        frames.removeLast()
        let closed = top.closing
        top = frames[frames.count - 1]
        outerBytes -= top.bytes
        if closed == closing { break }
      } while frames.count > 1
      if let string, matches {
        text(string)
        return
      }
      top.chain += 1
    }
    finish(.operand)
  }

  private var hasOpenBrace: Bool {
    // Brackets between a brace and its end are few: each end is looked for among them only.
    frames.dropFirst().last { $0.closing == UInt8(ascii: "}") } != nil
  }

  // MARK: - Operators

  mutating func symbol() {
    let start = offset
    var isArrow = false
    while let byte = byte(0), Self.isOperator(byte), !isComment {
      isArrow = offset > start && byte == UInt8(ascii: ">") && self.byte(-1) == UInt8(ascii: "-")
      if isArrow { top.prefixes += 1 }
      if byte == UInt8(ascii: "<") { openAngle() }
      if byte == UInt8(ascii: ">"), !isArrow, top.angles > 0 { top.angles -= 1 }
      if byte == UInt8(ascii: "?") { top.prefixes += hasSpace || hasLineBreak ? 1 : 0 }
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") { top.chain += 1 }
      offset += 1
    }
    if offset == start { offset += 1 }
    let last = byte(-1)
    if last == UInt8(ascii: ".") { return finish(.dot) }
    // Behind an operator with spaces on both sides a new chain begins.
    if hasSpace, previous == .operand, isSpace(byte(0)) { top.chain = 0 }
    let isPostfix = !hasSpace && previous == .operand && isSpace(byte(0))
    finish(isPostfix ? .operand : .joint)
  }

  /// `<` directly behind a word opens generic arguments; with a space before it, it compares.
  private mutating func openAngle() { if !hasSpace || top.angles > 0 { top.angles += 1 } }

  private var isComment: Bool {
    byte(0) == UInt8(ascii: "/") && (byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"))
  }

  private func isSpace(_ byte: UInt8?) -> Bool {
    byte.map { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 } ?? true
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  mutating func separate() {
    offset += 1
    top.prefixes = 0
    top.chain = 0
    finish(.joint)
  }

  mutating func endStatement() {
    if byte(0) == UInt8(ascii: ";") { offset += 1 }
    top.prefixes = 0
    top.branches = 0
    top.angles = 0
    top.chain = 0
    finish(.start)
  }
}
