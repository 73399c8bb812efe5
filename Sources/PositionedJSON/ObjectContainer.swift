/// Decodes the members of an object.
struct ObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: NodeDecoder
  private let members: [JSONMember]
  private let values: [String: JSONNode]
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ decoder: NodeDecoder) {
    self.decoder = decoder
    members = decoder.node.members
    values = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    decoder.run.begin(decoder.node)
  }

  var allKeys: [Key] {
    members.compactMap { member in
      let key = Key(stringValue: member.name)
      if let key { ask(key) }
      return key
    }
  }

  func contains(_ key: Key) -> Bool {
    ask(key)
    return values[key.stringValue] != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool { try value(of: key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try generic(type, key) }

  // The standard library's own of these two, which it prefers to the one above, decode nothing.
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try generic(type, key) }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try generic(type, key) }

  private func generic<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    try value(of: key).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try value(of: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(of: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try value(of: PlaceKey(stringValue: "super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(of: key) }

  private func ask(_ key: any CodingKey) { decoder.run.ask(key.stringValue, of: decoder.node) }

  private func value(of key: any CodingKey) throws -> NodeDecoder {
    ask(key)
    if let value = values[key.stringValue] { return decoder.inside(value, key) }
    let others = decoder.run.unknownKeys(of: decoder.node)
    let near = NearNames(key.stringValue, among: Array(others.prefix(50))).near.first.map { ", but \($0)" } ?? ""
    let error = decoder.node.error("there is no '\(key.stringValue)'\(near)")
    throw DecodingError.keyNotFound(
      key, DecodingError.Context(codingPath: codingPath, debugDescription: error.fact, underlyingError: error))
  }
}
