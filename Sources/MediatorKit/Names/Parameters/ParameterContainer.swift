/// Decodes parameters by name.
struct ParameterContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: ParameterDecoder
  private let given: ParameterSet
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ decoder: ParameterDecoder, _ given: ParameterSet) {
    self.decoder = decoder
    self.given = given
  }

  /// In the order of their names, so that it is the same for any hash seed.
  var allKeys: [Key] {
    given.values.keys.sorted().compactMap { name in
      let key = Key(stringValue: name)
      if let key { ask(key) }
      return key
    }
  }

  func contains(_ key: Key) -> Bool {
    ask(key)
    return given.values[key.stringValue] != nil
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

  /// The parameters themselves: a class hands them to its superclass.
  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try value(of: key) }

  private func ask(_ key: any CodingKey) { given.ask(key.stringValue) }

  private func value(of key: any CodingKey) throws -> ParameterDecoder {
    let name = key.stringValue
    given.ask(name)
    guard let value = given.values[name] else { throw given.missing(name) }
    return decoder.inside(value, .member(decoder.path, name))
  }
}
