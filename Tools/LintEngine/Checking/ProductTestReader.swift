/// Tells which of the vocabulary's words a condition asks for, by what its names are declared as.
struct ProductTestReader {
  typealias Word = ProductWords.Word

  /// What a term asks for.
  struct Match {
    let word: Word
    /// The name in the code that asks, where it is not the word itself.
    var through: String?
    /// Where the property, variable or parameter is declared that stands for the word.
    var alias: Alias?
  }

  /// A property, variable or parameter whose value is a question for a word.
  struct Alias {
    let word: Word
    let name: String
    let place: Place
    var isParameter = false
    /// The types that have it; nil for a global variable.
    var owners: Set<String>?
    var module = ""
  }

  let words: ProductWords
  let lookup: ValueLookup
  private var aliases: [String: [Alias]] = [:]
  /// Properties and variables that hold what tells the application apart, such as the bundle's identifier.
  private var sources: [String: [Alias]] = [:]

  init(_ facts: ProjectFacts) {
    words = ProductWords(facts.configuration.vocabulary)
    lookup = ValueLookup(facts)
    guard !words.isEmpty else { return }
    // In this order: an alias may compare a property that holds the bundle's identifier.
    let values = ValueLookup.values(in: facts)
    let placeholder = Word(text: "", kind: .product, names: [])
    for value in values where value.fact.terms.contains(where: { $0.isValue && Self.isSource($0.reference) }) {
      sources[value.fact.name, default: []].append(alias(placeholder, value))
    }
    var found: [String: [Alias]] = [:]
    for value in values {
      guard let word = definition(of: value) else { continue }
      found[value.fact.name, default: []].append(alias(word, value))
    }
    aliases = found
  }

  /// The first word that a term asks for; nil where it asks for none, or where the declarations do not show it.
  func match(_ term: TestTerm, at site: CodeSite) -> Match? {
    if let word = directWord(term, at: site) {
      return Match(word: word, through: Self.shown(term, word))
    }
    guard term.compared.isEmpty else { return nil }
    let names = Self.names(term)
    if names.count == 1, let local = term.local {
      return onlyWord(of: local.terms, at: site).map { word in
        let alias = Alias(
          word: word, name: term.reference, place: Place(site.file.path, local.position), isParameter: local.isParameter
        )
        return Match(word: word, through: term.reference, alias: alias)
      }
    }
    return declared(aliases, names, term.local, at: site).map {
      Match(word: $0.word, through: term.reference, alias: $0)
    }
  }

  // MARK: - Words

  /// The word that a value stands for: it must ask for nothing else.
  private func definition(of value: ValueLookup.Value) -> Word? {
    if let word = onlyWord(of: value.fact.terms, at: value.site) { return word }
    return value.fact.flags.lazy.compactMap { words.word(of: .flag($0)) }.first
  }

  /// The first word that terms ask for, where each of them asks for one.
  private func onlyWord(of terms: [TestTerm], at site: CodeSite) -> Word? {
    var first: Word?
    for term in terms {
      guard let word = directWord(term, at: site) else { return nil }
      if first == nil { first = word }
    }
    return first
  }

  /// The word that a term asks for without the help of an alias.
  func directWord(_ term: TestTerm, at site: CodeSite) -> Word? {
    let names = Self.names(term)
    if let word = named(names, term, at: site) { return word }
    for constant in term.compared {
      if constant.utf8.first == UInt8(ascii: "\"") {
        let text = String(constant.dropFirst().dropLast())
        if names.count > 1, names.last == "rawValue" {
          guard let word = enumCase(".\(text)", names.dropLast(), term, at: site) else { continue }
          return word
        }
        guard let word = words.word(text, term.comparison), isSource(names, term, at: site) else { continue }
        return word
      }
      if let word = enumCase(constant, names, term, at: site) { return word }
    }
    return nil
  }

  /// The word is the name that is looked at: `isLite`, `App.isLite`, `environment.isLite`.
  private func named(_ names: [String], _ term: TestTerm, at site: CodeSite) -> Word? {
    guard let last = names.last else { return nil }
    for word in words.words(endingWith: last) {
      if word.names.count > 1 {
        if isQualified(names, word, term.local, at: site), !isEnumCase(word, at: site) || !term.compared.isEmpty {
          return word
        }
      } else if isBare(names, word, term.local, at: site) {
        return word
      }
    }
    return nil
  }

  private func isQualified(_ names: [String], _ word: Word, _ local: LocalFact?, at site: CodeSite) -> Bool {
    if names.suffix(word.names.count) == word.names[...] { return true }
    let base = names.dropLast()
    if base.isEmpty {
      return local == nil && lookup.enclosingTypes(of: site).contains { Self.isNamed($0, word.names.dropLast()) }
    }
    guard let type = lookup.type(of: base, local: local, at: site) else { return false }
    return Self.isType(type, word.names.dropLast())
  }

  private func isBare(_ names: [String], _ word: Word, _ local: LocalFact?, at site: CodeSite) -> Bool {
    let base = names.dropLast()
    guard let last = base.last else {
      guard local == nil else { return false }
      for types in lookup.enclosingTypes(of: site) {
        guard let found = lookup.member(word.text, of: types) else { continue }
        return found.property.isStatic || declared(aliases, names, nil, at: site) != nil
      }
      // What a class of another project brings along has the name before any variable that was not read either.
      return lookup.global(word.text, at: site) != nil || !lookup.isInForeignClass(site)
    }
    if last == "self" || last == "Self" {
      return isBare([word.text], word, nil, at: site)
    }
    if last.first?.isUppercase == true { return !last.hasSuffix(")") && !last.hasSuffix("]") }
    return declared(aliases, names, local, at: site) != nil
  }

  /// `.lite` where the other side is declared as `Edition`, and `Edition.lite` everywhere.
  private func enumCase(_ constant: String, _ names: [String], _ term: TestTerm, at site: CodeSite) -> Word? {
    let parts = constant.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    return words.words(endingWith: last).first { word in
      guard word.names.count > 1 else { return false }
      if parts.count > 1 { return parts.suffix(word.names.count) == word.names[...] }
      guard constant.utf8.first == UInt8(ascii: ".") else { return false }
      let type = word.names.dropLast()
      if let known = lookup.type(of: names[...], local: term.local, at: site) { return Self.isType(known, type) }
      // `Edition.current`, whose declaration was not read.
      return names.count > type.count && names[names.count - 2] == type.last
    }
  }

  /// The word is a case of an enum whose declaration was read, and so no question by itself.
  private func isEnumCase(_ word: Word, at site: CodeSite) -> Bool {
    guard let last = word.names.last else { return false }
    let types = lookup.facts.index.resolve(
      word.names.dropLast().joined(separator: "."), in: site.module, site.file.path)
    return types.contains { $0.declaration.cases.contains { $0.prefix { $0 != "(" } == last } }
  }

  private static func isType(_ type: ValueLookup.TypeName, _ names: ArraySlice<String>) -> Bool {
    if !type.entries.isEmpty { return isNamed(type.entries, names) }
    return DeclarationIndex.bare(type.text).split(separator: ".").map(String.init).suffix(names.count) == names
  }

  private static func isNamed(_ types: [DeclarationIndex.Entry], _ names: ArraySlice<String>) -> Bool {
    types.contains { $0.declaration.path.split(separator: ".").map(String.init).suffix(names.count) == names }
  }

  // MARK: - What tells the application apart

  private func isSource(_ names: [String], _ term: TestTerm, at site: CodeSite) -> Bool {
    if Self.isSource(term.reference) { return true }
    if let local = term.local { return local.terms.contains { Self.isSource($0.reference) } }
    let value = names.last.map { ["lowercased", "uppercased"].contains($0) } == true ? names.dropLast() : names
    return declared(sources, value, nil, at: site) != nil
  }

  /// The value is read from the running application: its bundle, its property list, its process.
  private static func isSource(_ reference: String) -> Bool {
    ["Bundle.main", "Bundle().", "ProcessInfo.processInfo.", "CFBundleGetIdentifier()"].contains {
      reference.hasPrefix($0)
    }
  }

  // MARK: - Aliases

  private func alias(_ word: Word, _ value: ValueLookup.Value) -> Alias {
    let types = value.site.enclosing.map { lookup.types(of: $0, at: value.site) }
    return Alias(
      word: word, name: value.fact.name, place: Place(value.site.file.path, value.fact.position),
      owners: types.map { Set($0.map(\.identity)) }, module: value.site.module)
  }

  /// The entry of a table that the names mean: by the type that declares it, never by the name alone.
  private func declared(
    _ table: [String: [Alias]], _ names: [String], _ local: LocalFact?, at site: CodeSite
  ) -> Alias? {
    guard let last = names.last, let candidates = table[last] else { return nil }
    let base = names.dropLast()
    if base.isEmpty || base.count == 1 && (base.first == "self" || base.first == "Self") {
      guard local == nil || !base.isEmpty else { return nil }
      for types in lookup.enclosingTypes(of: site) where lookup.member(last, of: types) != nil {
        return owned(candidates, by: types)
      }
      guard base.isEmpty else { return nil }
      return candidates.first { $0.owners == nil && lookup.isVisible($0.module, at: site) }
    }
    guard let type = lookup.type(of: base, local: local, at: site) else { return nil }
    return owned(candidates, by: type.entries)
  }

  private func owned(_ candidates: [Alias], by types: [DeclarationIndex.Entry]) -> Alias? {
    let own = Set(types.map(\.identity))
    if let found = candidates.first(where: { $0.owners?.isDisjoint(with: own) == false }) { return found }
    let inherited = Set(lookup.ancestors(of: types).map(\.identity))
    return candidates.first { $0.owners?.isDisjoint(with: inherited) == false }
  }

  // MARK: - Text

  private static func names(_ term: TestTerm) -> [String] {
    term.reference.split(separator: ".").map(String.init)
  }

  /// The name in the code, where it does not show the word.
  private static func shown(_ term: TestTerm, _ word: Word) -> String? {
    let isWord = term.reference == word.text || term.reference.hasSuffix(".\(word.text)")
    return isWord ? nil : term.reference
  }
}

extension TestTerm {
  /// It is a value that is compared with nothing yet.
  fileprivate var isValue: Bool { compared.isEmpty || comparison == .key }
}
