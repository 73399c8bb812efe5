/// Conditions are written as a flat list, operators before what they join, since decoders refuse what is nested deeply.
///
/// `["&2", "!", "?os(iOS)", "LITE"]` is `!os(iOS) && LITE`; `"1"` and `"0"` are always and never.
extension Condition {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let words = try container.decode([String].self)
    // From the end, so that what an operator joins has been read when it is met.
    var waiting: [Condition] = []
    for word in words.reversed() {
      guard let condition = Condition(word, joining: &waiting) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(word)' joins too little")
      }
      waiting.append(condition)
    }
    guard waiting.count == 1, let whole = waiting.first else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "there is not one condition")
    }
    self = whole
  }

  package func encode(to encoder: any Encoder) throws {
    var words: [String] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      switch next {
      case .always: words.append("1")
      case .never: words.append("0")
      case .flag(let name): words.append(name)
      case .platform(let text): words.append("?\(text)")
      case .not(let inner):
        words.append("!")
        waiting.append(inner)
      case .all(let parts):
        words.append("&\(parts.count)")
        waiting += parts.reversed()
      case .any(let parts):
        words.append("|\(parts.count)")
        waiting += parts.reversed()
      }
    }
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }

  /// Reads a word; what it joins is taken from the conditions behind it, of which the nearest is the last.
  private init?(_ word: String, joining waiting: inout [Condition]) {
    switch word.first {
    case "1" where word == "1": self = .always
    case "0" where word == "0": self = .never
    case "?": self = .platform(String(word.dropFirst()))
    case "!":
      guard let inner = waiting.popLast() else { return nil }
      self = .not(inner)
    case "&", "|":
      guard let count = Int(word.dropFirst()), (0...waiting.count).contains(count) else { return nil }
      let parts = Array(waiting.suffix(count).reversed())
      waiting.removeLast(count)
      self = word.first == "&" ? .all(parts) : .any(parts)
    default: self = .flag(word)
    }
  }
}
