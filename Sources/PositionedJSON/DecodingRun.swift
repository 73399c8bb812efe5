/// What one call of ``JSONNode/decode(_:unknownKeys:leaf:)`` shares among its decoders.
final class DecodingRun {
  let leaf: (any Decodable.Type, JSONNode) throws -> (any Decodable)?

  /// The keys that were asked for, of each object by its index in the tree.
  private var asked: [Int: Asked] = [:]

  private struct Asked {
    let node: JSONNode
    /// In the order of the first question.
    var names: [String] = []
    var set: Set<String> = []
  }

  init(leaf: @escaping (any Decodable.Type, JSONNode) throws -> (any Decodable)?) { self.leaf = leaf }

  /// The object is decoded by its keys.
  func begin(_ object: JSONNode) {
    if asked[object.index] == nil { asked[object.index] = Asked(node: object) }
  }

  func ask(_ name: String, of object: JSONNode) {
    if asked[object.index]?.set.insert(name).inserted == true { asked[object.index]?.names.append(name) }
  }

  /// The keys of an object that nobody has asked for yet.
  func unknownKeys(of object: JSONNode) -> [String] {
    object.members.map(\.name).filter { asked[object.index]?.set.contains($0) != true }
  }

  /// The keys that nobody asked for, in the order of the text.
  var unknownKeys: [JSONError] {
    asked.values.flatMap { $0.node.unknownKeys(known: $0.names) }.sorted { $0.position < $1.position }
  }
}
