/// The words that a name is made of.
enum NameWords {
  /// The words of `URLCacheEntry`: `URL`, `Cache`, `Entry`.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < letters.count ? letters[index + 1] : nil
      let begins = letter.isUppercase && (before?.isUppercase == false || after?.isLowercase == true)
      if words.isEmpty || begins { words.append(String(letter)) } else { words[words.count - 1].append(letter) }
    }
    return words
  }

  /// What a text becomes as the name of a type: its letters and digits, each part with a capital in front.
  static func typeName(of text: String) -> String {
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let joined = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return String(joined.drop { $0.isNumber }.prefix(CodeName.maximumLength))
  }
}
