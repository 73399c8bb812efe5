/// Counts the lines of a Swift text that are neither empty nor only a comment.
///
/// It looks at bytes, which costs a hundredth of parsing. Comments within one another, string literals of all forms and
/// interpolations are understood; regular-expression literals are taken for operators, so that one with `/*` in it can
/// hide lines.
struct CodeLineCount {
  private enum Region {
    /// Code; within an interpolation, how many parentheses are open.
    case code(parentheses: Int)
    case string(pounds: Int, isMultiline: Bool)
  }

  private let bytes: [UInt8]
  private var index = 0
  private var regions: [Region] = [.code(parentheses: 0)]
  private var isCode = false
  private var count = 0

  /// The lines of code of a text.
  ///
  /// - Complexity: O(n) in the bytes.
  static func count(in bytes: [UInt8]) -> Int {
    var counter = CodeLineCount(bytes: bytes)
    return counter.run()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() -> Int {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    while let byte = byte(at: index) {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        endLine()
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        index += 1
      } else if case .string(let pounds, let isMultiline) = regions.last {
        isCode = true
        stepInString(byte, pounds, isMultiline)
      } else {
        stepInCode(byte)
      }
    }
    if isCode { count += 1 }
    return count
  }

  private mutating func endLine() {
    if isCode { count += 1 }
    isCode = false
    index += 1
    // A literal of one line that is not closed ends here, with all that is interpolated in it.
    if let first = regions.firstIndex(where: { if case .string(_, false) = $0 { true } else { false } }) {
      regions.removeSubrange(first...)
    }
  }

  private mutating func stepInCode(_ byte: UInt8) {
    let next = self.byte(at: index + 1)
    if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") { return skipLine() }
    if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") { return skipBlockComment() }
    isCode = true
    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "\"") { return openString() }
    index += 1
    guard regions.count > 1, case .code(let parentheses) = regions.last else { return }
    if byte == UInt8(ascii: "(") { regions[regions.count - 1] = .code(parentheses: parentheses + 1) }
    guard byte == UInt8(ascii: ")") else { return }
    if parentheses == 0 {
      regions.removeLast()
    } else {
      regions[regions.count - 1] = .code(parentheses: parentheses - 1)
    }
  }

  private mutating func stepInString(_ byte: UInt8, _ pounds: Int, _ isMultiline: Bool) {
    let quotes = isMultiline ? 3 : 1
    if byte == UInt8(ascii: "\\"), run(of: "#", from: index + 1, atMost: pounds) == pounds {
      index += pounds + 1
      if self.byte(at: index) == UInt8(ascii: "(") { regions.append(.code(parentheses: 0)) }
      // A line end is not escaped away: it must be seen.
      if let escaped = self.byte(at: index), escaped != UInt8(ascii: "\n"), escaped != UInt8(ascii: "\r") { index += 1 }
    } else if byte == UInt8(ascii: "\""), run(of: "\"", from: index, atMost: quotes) == quotes,
      run(of: "#", from: index + quotes, atMost: pounds) == pounds
    {
      index += quotes + pounds
      regions.removeLast()
    } else {
      index += 1
    }
  }

  private mutating func openString() {
    let pounds = run(of: "#", from: index, atMost: .max)
    let quotes = run(of: "\"", from: index + pounds, atMost: 3)
    index += pounds + (quotes == 3 ? 3 : quotes)
    // Two quotation marks are an empty literal, and none are a directive.
    if quotes == 1 || quotes == 3 { regions.append(.string(pounds: pounds, isMultiline: quotes == 3)) }
  }

  private mutating func skipLine() {
    while let byte = byte(at: index), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      let (byte, next) = (self.byte(at: index), self.byte(at: index + 1))
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        endLine()
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  private func run(of character: Unicode.Scalar, from start: Int, atMost limit: Int) -> Int {
    var length = 0
    while length < limit, byte(at: start + length) == UInt8(ascii: character) { length += 1 }
    return length
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
}
