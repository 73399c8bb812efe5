extension DeclarationIndex {
  /// The members of a composition: `any P & Q` has two.
  package static func members(_ type: String) -> [String] {
    let text = bare(type)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text.isEmpty ? [] : [text] }
    var members: [String] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "&" where depth == 0:
        members.append(bare(String(text[start..<index])))
        start = text.index(after: index)
      default: break
      }
    }
    members.append(bare(String(text[start...])))
    return members.filter { !$0.isEmpty }
  }

  /// A type without `any`, `some`, optionals, attributes, parentheses and spaces around it.
  package static func bare(_ type: String) -> String {
    var text = Substring(type)
    while true {
      let before = text
      while let last = text.last, last == " " || last == "?" || last == "!" { text.removeLast() }
      while text.first == " " { text.removeFirst() }
      for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
      if text.first == "@", let space = text.firstIndex(of: " ") { text = text[space...] }
      if text.first == "(", text.last == ")", isOneGroup(text) { text = text.dropFirst().dropLast() }
      if text == before { return String(text) }
    }
  }

  /// The optional mark, or `Optional<…>`, is around the whole type.
  static func isOptional(_ type: String) -> Bool {
    let text = type.last == " " ? type[..<(type.lastIndex { $0 != " " } ?? type.endIndex)] : type[...]
    return text.last == "?" || text.last == "!" || text.hasPrefix("Optional<")
  }

  /// `Store<Item>.Key` is `Store.Key`.
  static func withoutArguments(_ type: String) -> String {
    guard type.utf8.contains(UInt8(ascii: "<")) else { return type }
    var depth = 0
    return type.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }

  /// The parenthesis at the beginning is closed at the end: not so in `(A) & (B)`.
  private static func isOneGroup(_ text: Substring) -> Bool {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text.index(after: index) == text.endIndex }
    }
    return false
  }
}
