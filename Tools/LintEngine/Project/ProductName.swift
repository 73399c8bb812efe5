/// A product's name, and the words that code may call it by.
struct ProductName {
  /// The words of the name: `ReaderLite` and `reader-lite` have two.
  let parts: [String]

  init(_ name: String) {
    var parts: [String] = []
    var current = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !current.isEmpty { parts.append(current) }
        current = ""
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      // A capital begins a word behind a small letter, and before one: `JSONFeed` is JSON and Feed.
      let endsWord = current.last.map { !$0.isUppercase } == true
      if character.isUppercase, !current.isEmpty, endsWord || next?.isLowercase == true {
        parts.append(current)
        current = ""
      }
      current.append(character)
    }
    if !current.isEmpty { parts.append(current) }
    self.init(parts: parts)
  }

  private init(parts: [String]) { self.parts = parts }

  /// The names without the words that all of them begin or end with; empty where nothing is left.
  static func distinguishing(_ names: [String]) -> [ProductName] {
    let all = names.map { ProductName($0) }
    guard all.count > 1, let shortest = all.map(\.parts.count).min(), let first = all.first else { return all }
    let isShared = { (index: Int, fromEnd: Bool) in
      let part = { (name: ProductName) in
        (fromEnd ? name.parts[name.parts.count - 1 - index] : name.parts[index]).lowercased()
      }
      return all.allSatisfy { part($0) == part(first) }
    }
    let leading = (0..<shortest).prefix { isShared($0, false) }.count
    let trailing = (0..<(shortest - leading)).prefix { isShared($0, true) }.count
    return all.map { ProductName(parts: Array($0.parts.dropFirst(leading).dropLast(trailing))) }
  }

  /// The words that code may use: `READER_LITE`, `READERLITE`, `isReaderLite`; none for the name of a platform.
  var words: [String] {
    let joined = parts.joined()
    guard joined.count > 1, !Self.platforms.contains(joined.lowercased()) else { return [] }
    let upper = parts.map { $0.uppercased() }
    let property = "is" + parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return upper.count > 1
      ? [upper.joined(separator: "_"), upper.joined(), property] : [upper.joined(), property]
  }

  private static let platforms: Set<String> = [
    "ios", "iphone", "ipad", "phone", "mac", "macos", "catalyst", "tv", "tvos", "watch", "watchos", "vision",
    "visionos",
    "linux", "windows", "android", "mobile", "desktop", "debug", "test", "tests",
  ]
}
