internal import PositionedJSON

/// Places in the configuration file, for findings about what it says.
struct ConfigurationPlaces {
  private let path: String
  private let root: JSONNode?
  private let lines: LineTable

  /// Reads the file where it is among the inputs; without it every place is its first byte.
  init(_ facts: ProjectFacts) {
    path = facts.configurationPath
    let bytes = facts.inputs.first { $0.path == facts.configurationPath }?.bytes ?? []
    root = try? JSONDocument(bytes, repeatedKeys: { _ in }).root
    lines = LineTable(bytes)
  }

  /// The place of an entry of a list, or of a member of an object, that has a name.
  ///
  /// - Parameters:
  ///   - list: the key of the list at the top: `layers`.
  ///   - index: the place in the list.
  ///   - name: what the entry is called.
  ///   - key: a key of the entry, whose place is meant.
  /// - Returns: the place, or that of the nearest thing around it.
  func place(in list: String, at index: Int, named name: String, key: String? = nil) -> Place {
    guard let node = root?[list] else { return Place(path, .start) }
    let items = node.items
    let entry = items.indices.contains(index) ? items[index] : nil
    let member = node.members.first { $0.name == name }
    let inner = key.flatMap { key in (entry ?? member?.value)?.members.first { $0.name == key }?.key }
    let found = inner ?? entry ?? member?.key ?? node
    return Place(path, lines.position(found.position.offset))
  }
}
