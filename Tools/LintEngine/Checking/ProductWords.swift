/// The words of the vocabulary that are looked for, ready to be compared with code.
struct ProductWords {
  struct Word: Hashable {
    /// As the configuration has it.
    let text: String
    let kind: Vocabulary.Kind
    /// The names joined by its dots; empty where the word can be no name in code: `com.example.reader`.
    let names: [String]
  }

  private var byText: [String: Word] = [:]
  private var byLastName: [String: [Word]] = [:]
  /// Words that are more than one name, or are none: brands and identifiers of bundles.
  private var texts: [Word] = []

  init(_ vocabulary: Vocabulary) {
    for kind in Vocabulary.Kind.allCases where vocabulary.enabled.contains(kind) {
      for text in vocabulary.words[kind] ?? [] where byText[text] == nil && text != "DEBUG" && !text.isEmpty {
        let names = text.split(separator: ".").map(String.init)
        let isName = names.count == 1 || names.first?.first?.isUppercase == true
        let word = Word(text: text, kind: kind, names: isName ? names : [])
        byText[text] = word
        texts.append(word)
        if isName, let last = names.last { byLastName[last, default: []].append(word) }
      }
    }
  }

  var isEmpty: Bool { byText.isEmpty }

  /// The word that a flag, a module or a whole text is.
  func word(_ text: String) -> Word? { byText[text] }

  /// The words that end with a name.
  func words(endingWith name: String) -> [Word] { byLastName[name] ?? [] }

  /// The word that a part of a compilation condition asks for; of the toolchain's questions only `canImport`.
  func word(of atom: Condition) -> Word? {
    switch atom {
    case .flag(let name): return byText[name]
    case .platform(let text):
      guard text.hasPrefix("canImport("), text.hasSuffix(")") else { return nil }
      return byText[String(text.dropFirst(10).dropLast().prefix { $0 != "," && $0 != "." })]
    default: return nil
    }
  }

  /// The word that tells products apart where a text is compared so.
  ///
  /// Of an identifier the last component must be touched: all products of a company begin alike.
  func word(_ text: String, _ comparison: TestTerm.Comparison) -> Word? {
    if let same = byText[text] { return same }
    guard comparison != .equality, comparison != .key, text.count >= 3 else { return nil }
    return texts.first { word in
      let ownPart = word.text.split(separator: ".").last ?? ""
      switch comparison {
      case .equality, .key: return false
      case .prefix: return word.text.hasPrefix(text) && text.count > word.text.count - ownPart.count
      case .suffix: return word.text.contains(".") && word.text.hasSuffix(text)
      case .part: return word.text.contains(".") && ownPart.contains(text.drop { $0 == "." })
      }
    }
  }
}
