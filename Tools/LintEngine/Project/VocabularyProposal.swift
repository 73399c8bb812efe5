/// A vocabulary to start from, made of what the code asks for and what the builds define.
///
/// It is a proposal for a person to read: a word of it may be a mistake, and `unclassified` holds the flags of which only a
/// person can say what they are.
package struct VocabularyProposal: Hashable, Sendable {
  /// The words of each kind, sorted; kinds without words are left out.
  package private(set) var words: [Vocabulary.Kind: [String]]
  /// Flags that code asks for and that are of no known kind, sorted.
  package private(set) var unclassified: [String]

  /// Reads the compilation conditions of all code but tests, and the properties that they decide.
  ///
  /// - Parameters:
  ///   - modules: the facts of all modules.
  ///   - project: its products with their flags; it may have none.
  ///   - traits: the names of the package's traits, which are flags for capabilities.
  /// - Complexity: O(n log n) in the conditions and values.
  package init(_ modules: [ModuleFacts], project: Project, traits: [String] = []) {
    let classification = FlagClassification(project, traits: traits)
    let sources = modules.filter { project.module($0.module)?.kind != .test }
    let used = Set(sources.flatMap(\.files).flatMap(\.conditionals).flatMap(\.clauses).flatMap(\.condition.flags))
    var found: [Vocabulary.Kind: Set<String>] = [:]
    var others: Set<String> = []
    for flag in used.union(traits) {
      guard !classification.isForDevelopment(flag) else { continue }
      if let kind = classification.kind(of: flag) {
        found[kind, default: []].insert(flag)
      } else {
        others.insert(flag)
      }
    }
    // Builds define much that no Swift code asks for: only a name that says what it is makes it a word.
    for flag in project.distinguishingFlags where !used.contains(flag) {
      if let kind = classification.kind(named: flag) { found[kind, default: []].insert(flag) }
    }
    for file in sources.flatMap(\.files) {
      for value in file.values {
        guard let name = Self.name(of: value, in: file),
          let kind = value.flags.lazy.compactMap({ classification.kind(of: $0) }).first
        else { continue }
        found[kind, default: []].insert(name)
      }
    }
    words = found.mapValues { $0.sorted() }
    unclassified = others.sorted()
  }

  /// A vocabulary with these words, and the kinds that are looked for by default.
  package var vocabulary: Vocabulary {
    var vocabulary = Vocabulary()
    vocabulary.words = words
    return vocabulary
  }

  /// The name by which other code asks for a value: of a static property with its type, of a global variable alone.
  private static func name(of value: ValueFact, in file: FileFacts) -> String? {
    guard ["is", "has"].contains(where: { value.name.hasPrefix($0) && value.name != $0 }) else { return nil }
    guard let index = value.declaration else { return value.name }
    guard file.declarations.indices.contains(index) else { return nil }
    let type = file.declarations[index]
    let isStatic = type.properties.contains { $0.name == value.name && $0.isStatic }
    return isStatic ? "\(type.path).\(value.name)" : nil
  }
}
