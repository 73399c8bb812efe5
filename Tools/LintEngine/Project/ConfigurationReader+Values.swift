internal import PositionedJSON

/// Each of these notes what is wrong and goes on, so that all faults are reported at once.
extension ConfigurationReader {
  mutating func members(_ node: JSONNode, known: [String]?) -> [JSONMember] {
    guard value({ () throws(JSONError) in try node.object() }) != nil else { return [] }
    guard let known else { return node.members }
    errors += node.unknownKeys(known: known)
    let names = Set(known)
    return node.members.filter { names.contains($0.name) }
  }

  mutating func items(_ node: JSONNode) -> [JSONNode] { value { () throws(JSONError) in try node.list() } ?? [] }

  mutating func text(_ node: JSONNode) -> String? {
    value { () throws(JSONError) in
      let text = try node.string()
      guard !text.isEmpty else { throw node.error("the text is empty") }
      return text
    }
  }

  mutating func number(_ node: JSONNode, in range: ClosedRange<Int>) -> Int? {
    value { () throws(JSONError) in try node.integer(Int.self, in: range) }
  }

  mutating func truth(_ node: JSONNode) -> Bool {
    value { () throws(JSONError) in try node.bool() } ?? false
  }

  mutating func choice(_ node: JSONNode, among known: [String], called kind: String) -> String? {
    guard let text = text(node) else { return nil }
    if known.contains(text) { return text }
    errors.append(
      node.error("unknown \(kind) '\(text.shownInMessage)'; \(NearNames(text, among: known).suggestion)"))
    return nil
  }

  /// A list of texts, each once.
  mutating func names(_ node: JSONNode) -> [String] {
    var seen: Set<String> = []
    return items(node).compactMap { item in
      guard let text = text(item) else { return nil }
      places[item.path] = item.position.offset
      texts[item.path] = text
      if seen.insert(text).inserted { return text }
      errors.append(item.error("'\(text.shownInMessage)' is already in this list"))
      return nil
    }
  }

  /// A list of patterns of paths, or of lists of paths: `@Files.txt`.
  mutating func patterns(_ node: JSONNode) -> [String] {
    let patterns = names(node)
    for item in node.items {
      guard let text = texts[item.path] else { continue }
      let pattern = FilePattern(text.hasPrefix("@") ? String(text.dropFirst()) : text)
      if let fault = pattern.fault { errors.append(item.error("the pattern '\(text.shownInMessage)' \(fault)")) }
    }
    return patterns
  }

  /// Remembers a place that later errors point at.
  mutating func remember(_ node: JSONNode) { places[node.path] = node.position.offset }

  /// A value, or a note of what is wrong with it.
  private mutating func value<Value>(_ body: () throws(JSONError) -> Value) -> Value? {
    do throws(JSONError) {
      return try body()
    } catch {
      errors.append(error)
      return nil
    }
  }
}
