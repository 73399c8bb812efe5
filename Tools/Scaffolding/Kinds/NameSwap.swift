internal import SwiftSyntax

/// Puts the name of one product in the place of another's.
struct NameSwap {
  private let old: String
  private let new: String
  /// Names in code that are another's in the copy.
  private var renamed: [String: String] = [:]

  /// Names of other modules, which stay in texts, too.
  private let kept: Set<String>

  init(from old: String, to new: String, keeping kept: Set<String> = []) {
    self.old = old
    self.new = new
    self.kept = kept
  }

  /// Notes names that are declared in what is copied; those without the product's name in them stay.
  mutating func rename(_ names: [String]) {
    for name in names { if self.name(name) != name { renamed[name] = self.name(name) } }
  }

  /// The name of a module in the copy; that of a module that is not copied stays.
  func module(_ name: String) -> String { renamed[name] ?? name }

  /// A name with the product's name swapped where it is a word of it: `LiteSharing`, `isLite`, but not `Literal`.
  func name(_ text: String) -> String {
    let letters = Array(text)
    let variants = [
      (Array(old), Array(new)), (Array(lowerFirst(old)), Array(lowerFirst(new))),
      (Array(old.uppercased()), Array(new.uppercased())), (Array(old.lowercased()), Array(new.lowercased())),
    ]
    var result = ""
    var index = 0
    while index < letters.count {
      let match = variants.first { Self.isWord($0.0, at: index, in: letters) }
      if let match {
        result += match.1
        index += match.0.count
      } else {
        result.append(letters[index])
        index += 1
      }
    }
    return result
  }

  /// A path whose parts are swapped.
  func path(_ path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).map { name(String($0)) }.joined(separator: "/")
  }

  /// Text in which every word is swapped.
  func prose(_ text: String) -> String { name(text) }

  /// Swift code in which the declared names, texts and comments are swapped, and nothing else.
  ///
  /// - Returns: nil for what is no Swift.
  /// - Complexity: O(n) in the characters.
  func code(_ text: String) -> String? { code(text) { kept.contains($0) ? $0 : name($0) } }

  /// A row of a manifest, in which texts are swapped where all of one, or a folder in it, is a name of the product.
  ///
  /// - Returns: nil for what is no Swift.
  func row(_ text: String) -> String? {
    code(text) { text in
      text.split(separator: "/", omittingEmptySubsequences: false).map { part in
        let part = String(part)
        return renamed[part] ?? (part == old || part == old.uppercased() ? name(part) : part)
      }.joined(separator: "/")
    }
  }

  private func code(_ text: String, _ swapped: (String) -> String) -> String? {
    let tree = SwiftText.tree(of: Array(text.utf8))
    guard !tree.hasError else { return nil }
    var result = ""
    for token in tree.tokens(viewMode: .sourceAccurate) {
      result += comments(token.leadingTrivia)
      if case .stringSegment = token.tokenKind {
        result += swapped(token.text)
      } else if case .identifier = token.tokenKind {
        result += renamed[token.text] ?? token.text
      } else {
        result += token.text
      }
      result += comments(token.trailingTrivia)
    }
    return result
  }

  private func comments(_ trivia: Trivia) -> String {
    trivia.pieces.map { piece in
      let text = Trivia(pieces: [piece]).description
      return piece.isComment ? name(text) : text
    }.joined()
  }

  private func lowerFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  /// A word begins where no letter of its own kind is before it, and ends before anything but a small letter.
  private static func isWord(_ word: [Character], at index: Int, in letters: [Character]) -> Bool {
    guard index + word.count <= letters.count, Array(letters[index..<(index + word.count)]) == word else {
      return false
    }
    let before = index > 0 ? letters[index - 1] : nil
    let after = index + word.count < letters.count ? letters[index + word.count] : nil
    let isAllCapitals = word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
    if let after, after.isLowercase || isAllCapitals && after.isLetter { return false }
    guard let before, before.isLetter || before.isNumber else { return true }
    // `isLite` has a word where the capital is; `SLITE` and `elite` have none.
    return word[0].isUppercase && !isAllCapitals && !before.isUppercase
  }
}
