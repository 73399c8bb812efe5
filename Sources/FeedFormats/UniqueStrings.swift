/// Strings in the order in which they came, each once, none of them empty.
struct UniqueStrings {
  private(set) var inOrder: [String] = []
  private var known: Set<String> = []

  mutating func append(_ string: String) {
    guard !string.isEmpty, known.insert(string).inserted else { return }
    inOrder.append(string)
  }
}
