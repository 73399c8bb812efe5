/// What a stored property of a type keeps alive.
enum HeldTypes {
  private static let containers = ["Optional<", "Array<", "ContiguousArray<", "Set<", "Dictionary<"]

  /// The types of the objects that a value of a type holds.
  ///
  /// - Parameter type: as written.
  /// - Returns: the type itself, or those in an optional, an array, a set or a dictionary.
  static func of(_ type: String) -> [String] {
    var found: [String] = []
    var queue = [Substring(type)]
    while var text = queue.popLast(), found.count < 8 {
      while text.last == "?" || text.last == "!" || text.last == " " { text.removeLast() }
      while text.first == " " { text.removeFirst() }
      if text.first == "(", text.last == ")", !text.dropFirst().dropLast().contains(where: { "(),".contains($0) }) {
        queue.append(text.dropFirst().dropLast())
      } else if text.first == "[", text.last == "]" {
        queue += parts(text.dropFirst().dropLast())
      } else if let container = containers.first(where: { text.hasPrefix($0) }), text.last == ">" {
        queue += parts(text.dropFirst(container.count).dropLast())
      } else {
        found.append(String(text))
      }
    }
    return found
  }

  /// The type is an array, a set or a dictionary, or an optional one.
  static func isCollection(_ type: String) -> Bool {
    type.hasPrefix("[") || containers.dropFirst().contains(where: type.hasPrefix)
  }

  /// The parts between the colons and commas that are in no brackets.
  private static func parts(_ text: Substring) -> [Substring] {
    var found: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ":" where depth == 0, "," where depth == 0:
        found.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    return found + [text[start...]]
  }
}
