/// Finds out, without a parser, how deep a file is nested, so that what would overflow the parser's stack is never parsed.
///
/// It knows comments, strings and brackets as the language has them, and takes the rest for words and operators. Where it
/// cannot tell it counts too much rather than too little: only code far beyond what people write is refused.
@safe struct NestingScan {
  /// What is open: a bracket, or the text around an interpolation.
  struct Frame {
    let closing: UInt8
    /// The string that goes on behind the bracket; nil for a bracket of code.
    var string: StringDelimiter?
    /// Square brackets directly within one another.
    var squareBrackets = 0
    var prefixes = 0
    var branches = 0
    var angles = 0
    var chain = 0

    /// The stack that this level can take.
    var bytes: Int {
      NestingLimits.bracketBytes + (prefixes + branches + angles) * NestingLimits.prefixBytes
        + chain * NestingLimits.chainBytes
    }
  }

  struct StringDelimiter {
    var hashes: Int
    var isMultiline: Bool
  }

  /// What stands before the next token, as far as it decides whether a statement can end there.
  enum Previous { case start, operand, joint, dot }

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var frames = [Frame(closing: 0)]
  var top = Frame(closing: 0)
  /// The bytes of stack of all frames but the innermost.
  var outerBytes = 0
  var previous = Previous.start
  var isBehindElse = false
  var hasLineBreak = true
  var hasSpace = true
  /// For each open `#if` its clauses.
  var clauses: [Int] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = bytes }

  /// Looks through a file.
  ///
  /// - Throws: the first place at which a limit is passed.
  /// - Complexity: O(n) in the bytes.
  static func check(_ source: [UInt8]) throws(NestingFault) {
    let fault = unsafe source.withUnsafeBufferPointer { bytes -> (offset: Int, fact: String)? in
      var scan = unsafe NestingScan(bytes)
      return scan.run()
    }
    guard let fault else { return }
    throw NestingFault(line: LineTable(source).position(fault.offset).line, description: fault.fact)
  }

  /// Where a limit is passed, and which.
  mutating func run() -> (offset: Int, fact: String)? {
    while let byte = byte(0) {
      let start = offset
      step(byte)
      if let fact = excess { return (start, fact) }
    }
    return nil
  }

  func byte(_ ahead: Int) -> UInt8? {
    let index = offset + ahead
    return unsafe index < bytes.count ? bytes[index] : nil
  }

  private mutating func step(_ byte: UInt8) {
    switch byte {
    case 0x0A, 0x0D:
      hasLineBreak = true
      hasSpace = true
      offset += 1
    case 0x20, 0x09, 0x0B, 0x0C, 0x00:
      hasSpace = true
      offset += 1
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "("): open(UInt8(ascii: ")"))
    case UInt8(ascii: "["): open(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: ","): separate()
    case UInt8(ascii: ";"): endStatement()
    case _ where Self.isWord(byte): word()
    default: symbol()
    }
  }

  /// The limit that is passed, if one is.
  private var excess: String? {
    func passed(_ count: Int, _ limit: Int, _ what: String) -> String? {
      count > limit ? "more than \(limit) \(what)" : nil
    }
    if frames.count > NestingLimits.brackets {
      return "brackets are nested in more than \(NestingLimits.brackets) levels"
    }
    if top.squareBrackets > NestingLimits.squareBrackets {
      return "square brackets are nested in more than \(NestingLimits.squareBrackets) levels"
    }
    if clauses.count > NestingLimits.conditions {
      return "'#if' is nested in more than \(NestingLimits.conditions) levels"
    }
    if outerBytes + top.bytes > NestingLimits.stackBytes { return "the code is nested too deeply to be parsed" }
    return passed(clauses.last ?? 0, NestingLimits.clauses, "clauses belong to one '#if'")
      ?? passed(top.prefixes, NestingLimits.prefixes, "operators and words of one expression contain one another")
      ?? passed(top.angles, NestingLimits.angles, "'<' are open in one statement")
      ?? passed(top.branches, NestingLimits.branches, "branches follow one another in one statement")
      ?? passed(top.chain, NestingLimits.chain, "members and calls are in one chain")
      ?? conditionFact
  }

  /// What was found in the condition of an `#if`.
  var conditionFact: String?
}
