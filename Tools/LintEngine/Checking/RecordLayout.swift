/// Compares the type of a hand-written record with the layout that readers expect.
struct RecordLayout {
  /// What is wrong with an element, from 1.
  struct Fault {
    let element: Int
    let found: String
    let expected: String
  }

  /// The sizes of the elements of a record, and the types that they are written with.
  private static let record: [(size: Int, type: String)] = [
    (2, type: "UInt16"), (2, "UInt16"), (4, "UInt32"), (8, "UInt64"),
    (8, "@convention(c) (UnsafeMutableRawPointer) -> Void"),
  ]
  private static let sizes: [String: Int] = [
    "Bool": 1, "Int8": 1, "UInt8": 1, "Int16": 2, "UInt16": 2, "Int32": 4, "UInt32": 4, "Float": 4, "Int64": 8,
    "UInt64": 8,
    "Int": 8, "UInt": 8, "Double": 8, "String": 16, "StaticString": 17,
  ]

  /// The elements of a tuple type, nested ones in line; nil for any other type.
  static func elements(of type: String) -> [String]? {
    guard let inner = contents(type) else { return nil }
    var elements: [String] = []
    var waiting = Array(split(inner).reversed())
    while let next = waiting.popLast() {
      let element = withoutLabel(next)
      if let inner = contents(element) { waiting += split(inner).reversed() } else { elements.append(bare(element)) }
    }
    return elements
  }

  /// What does not fit; nothing for types whose layout is not known here.
  static func faults(in elements: [String]) -> [Fault] {
    elements.enumerated().compactMap { index, type in
      let slot = index % record.count
      var expected = record[slot]
      let isContinuation = index >= record.count
      if slot == record.count - 1, isContinuation { expected.type = "UInt64" }
      guard !fits(type, expected.size, isAccessor: slot == record.count - 1 && !isContinuation) else { return nil }
      return Fault(element: index + 1, found: type, expected: expected.type)
    }
  }

  /// A record and continuations, each with all its elements.
  static func isComplete(_ count: Int) -> Bool { count > 0 && count % record.count == 0 }

  private static func fits(_ type: String, _ size: Int, isAccessor: Bool) -> Bool {
    if let known = sizes[type] { return known == size && !isAccessor }
    // A Swift closure is two words, a C function one.
    if type.contains("->") {
      return isAccessor && (type.contains("@convention(c)") || type.contains("@convention(thin)"))
    }
    return true
  }

  /// What stands between the parentheses that are around all of it; nil for a function's type, and where there are none.
  private static func contents(_ type: String) -> Substring? {
    guard type.first == "(", type.last == ")" else { return nil }
    let inner = type.dropFirst().dropLast()
    var depth = 0
    for character in inner {
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      if depth < 0 { return nil }
    }
    return depth == 0 && !inner.isEmpty ? inner : nil
  }

  private static func split(_ list: Substring) -> [String] {
    var parts: [String] = []
    var current = ""
    var depth = 0
    for character in list {
      if "([<".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
      if character == ">", current.last != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append(current)
        current = ""
      } else {
        current.append(character)
      }
    }
    return (parts + [current]).map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
  }

  private static func withoutLabel(_ element: String) -> String {
    guard let colon = element.firstIndex(of: ":"),
      element[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      element[colon...].prefix(2) != "::"
    else { return element }
    return String(element[colon...].dropFirst().drop { $0 == " " })
  }

  /// A name of the standard library without its module.
  private static func bare(_ type: String) -> String {
    var text = type
    while text.last == " " { text.removeLast() }
    for prefix in ["Swift.", "Swift::"] where text.hasPrefix(prefix) { text.removeFirst(prefix.count) }
    return text
  }
}
