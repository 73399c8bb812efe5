/// Reads what C, C++ and Objective-C files register: the macros of `sk_adapter.h`, and the texts that headers name.
///
/// It does not preprocess. Comments, strings and directives are told apart, and of `#if` the forms that ask for one flag.
struct ClangFactReader {
  private let bytes: [UInt8]
  private let lines: LineTable
  private var offset = 0
  private var facts: FileFacts
  /// For each open `#if`, its condition and those of the clauses before it.
  private var conditions: [(current: Condition, earlier: Condition)] = []

  /// The endings of files that are read so.
  private static let endings = [".c", ".cc", ".cpp", ".cxx", ".m", ".mm", ".h", ".hpp"]

  /// The file is one in C, C++ or Objective-C.
  static func reads(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// Reads a file.
  ///
  /// - Complexity: O(n) in the bytes.
  static func facts(of source: SourceFile) -> FileFacts {
    var reader = ClangFactReader(source)
    reader.read()
    return reader.facts
  }

  private init(_ source: SourceFile) {
    bytes = source.bytes
    lines = LineTable(source.bytes)
    facts = FileFacts(path: source.path)
  }

  private var condition: Condition { conditions.reduce(.always) { $0.and($1.current) } }

  private mutating func read() {
    var isLineStart = true
    while let byte = byte(offset) {
      if byte == 0x0A || byte == 0x0D {
        isLineStart = true
        offset += 1
      } else if isSpace(byte) {
        offset += 1
      } else if byte == UInt8(ascii: "#"), isLineStart {
        readDirective()
      } else if !skipCommentOrText() {
        isLineStart = false
        if isNameStart(byte) { readName() } else { offset += 1 }
      }
    }
  }

  // MARK: - Directives

  private mutating func readDirective() {
    let words = directive().split(separator: " ", maxSplits: 2).map(String.init)
    switch words.first {
    case "define": define(words)
    case "ifdef": open(words.count > 1 ? .flag(words[1]) : .always)
    case "ifndef": open(words.count > 1 ? .not(.flag(words[1])) : .always)
    case "if": open(Self.condition(words.dropFirst().joined(separator: " ")))
    case "elif", "elifdef", "elifndef": next(.platform(words.joined(separator: " ")))
    case "else": next(.always)
    case "endif": _ = conditions.popLast()
    default: break
    }
  }

  /// The directive without `#`, on one line and with single spaces; the offset is behind it.
  private mutating func directive() -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = byte(offset), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "\\"), let next = self.byte(offset + 1), next == 0x0A || next == 0x0D {
        offset += next == 0x0D && self.byte(offset + 2) == 0x0A ? 3 : 2
        text.append(0x20)
      } else if byte == UInt8(ascii: "/"), skipCommentOrText() {
        text.append(0x20)
      } else {
        text.append(byte == 0x09 ? 0x20 : byte)
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }

  private mutating func define(_ words: [String]) {
    guard words.count == 3, words[2].count > 2, words[2].first == "\"", words[2].last == "\"" else { return }
    facts.clangTexts.append(ClangTextFact(name: words[1], text: String(words[2].dropFirst().dropLast())))
  }

  private mutating func open(_ condition: Condition) { conditions.append((condition, .not(condition))) }

  private mutating func next(_ condition: Condition) {
    guard let last = conditions.popLast() else { return }
    let later = last.earlier.and(.not(condition))
    let isLong = later.isLarger(than: ClauseConditions.limit)
    conditions.append((last.earlier.and(condition), isLong ? last.earlier : later))
  }

  /// `X`, `defined(X)` and `!defined(X)`; anything else is a question that only the compiler answers.
  private static func condition(_ text: String) -> Condition {
    var text = text.filter { $0 != " " }
    if text == "0" || text == "1" { return text == "0" ? .never : .always }
    let isNegated = text.first == "!"
    if isNegated { text.removeFirst() }
    if text.hasPrefix("defined(") { text = text.dropFirst(8).filter { $0 != ")" } }
    let isName = text.utf8.allSatisfy { isNamePart($0) } && !text.isEmpty
    let question = isName ? Condition.flag(text) : .platform(text)
    return isNegated ? .not(question) : question
  }

  // MARK: - Macros

  private mutating func readName() {
    let start = offset
    while let byte = byte(offset), Self.isNamePart(byte) { offset += 1 }
    let length = offset - start
    guard length == 12 || length == 16 else { return }
    let name = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard name == "SK_C_ADAPTER" || name == "SK_C_REQUIREMENT" else { return }
    let arguments = readArguments()
    guard arguments.count > 2, !arguments[2].isEmpty else { return }
    let position = lines.position(start)
    if name == "SK_C_ADAPTER" {
      facts.bindings.append(
        BindingFact(
          form: .clang, adapter: arguments[0], protocols: [arguments[2]], scope: "application", context: "",
          condition: condition,
          position: position))
    } else {
      facts.requirements.append(
        RequirementFact(
          form: .clang, type: arguments[2], isRequired: true, property: arguments[0], context: "",
          condition: condition, position: position))
    }
  }

  /// The arguments of a macro, without spaces around them; the offset is behind the parenthesis.
  private mutating func readArguments() -> [String] {
    while let byte = byte(offset), isSpace(byte) || byte == 0x0A || byte == 0x0D { offset += 1 }
    guard byte(offset) == UInt8(ascii: "(") else { return [] }
    offset += 1
    var arguments: [[UInt8]] = [[]]
    var depth = 0
    while let byte = byte(offset) {
      let start = offset
      if skipCommentOrText() {
        if byte == UInt8(ascii: "\"") { arguments[arguments.count - 1] += bytes[start..<offset] }
        continue
      }
      offset += 1
      if byte == UInt8(ascii: ")"), depth == 0 { break }
      if byte == UInt8(ascii: ","), depth == 0 {
        arguments.append([])
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if !isSpace(byte), byte != 0x0A, byte != 0x0D { arguments[arguments.count - 1].append(byte) }
    }
    return arguments.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: - Bytes

  /// Moves behind a comment, a text or a character, if one begins here.
  private mutating func skipCommentOrText() -> Bool {
    switch (byte(offset), byte(offset + 1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      while let byte = byte(offset), byte != 0x0A, byte != 0x0D { offset += 1 }
      return true
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      offset += 2
      while let byte = byte(offset) {
        offset += 1
        if byte == UInt8(ascii: "*"), self.byte(offset) == UInt8(ascii: "/") { break }
      }
      offset = min(offset + 1, bytes.count)
      return true
    case (UInt8(ascii: "\"")?, _), (UInt8(ascii: "'")?, _):
      let quote = bytes[offset]
      offset += 1
      while let byte = byte(offset), byte != quote, byte != 0x0A {
        offset += byte == UInt8(ascii: "\\") ? 2 : 1
      }
      offset = min(offset + 1, bytes.count)
      return true
    default: return false
    }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func isNameStart(_ byte: UInt8) -> Bool { Self.isNamePart(byte) }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}
