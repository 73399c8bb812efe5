/// Strings in the order in which they came, each once, none of them empty.
struct UniqueStrings {
  private(set) var inOrder: [String] = []
  /// Filled once there are many.
  private var known: Set<String> = []

  mutating func append(_ string: String) {
    guard !string.isEmpty else { return }
    if inOrder.count < 12 {
      guard !inOrder.contains(string) else { return }
    } else {
      if known.isEmpty { known.formUnion(inOrder) }
      guard known.insert(string).inserted else { return }
    }
    inOrder.append(string)
  }
}
