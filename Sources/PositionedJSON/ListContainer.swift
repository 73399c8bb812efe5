/// Decodes the values of a list, one after another.
struct ListContainer: UnkeyedDecodingContainer {
  private let decoder: NodeDecoder
  private let items: [JSONNode]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex == items.count }

  init(_ decoder: NodeDecoder) {
    self.decoder = decoder
    items = decoder.node.items
  }

  mutating func decodeNil() throws -> Bool {
    guard try current().decodeNil() else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next { try $0.decode(type) } }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try next { $0 } }

  /// Decodes the next value; after an error it is still the next one.
  private mutating func next<Value>(_ body: (NodeDecoder) throws -> Value) throws -> Value {
    let value = try body(current())
    currentIndex += 1
    return value
  }

  private func current() throws -> NodeDecoder {
    if !isAtEnd { return decoder.inside(items[currentIndex], PlaceKey(intValue: currentIndex)) }
    let error = decoder.node.error("the list ends after \(items.count) values, too early")
    throw DecodingError.valueNotFound(
      Any.self, DecodingError.Context(codingPath: codingPath, debugDescription: error.fact, underlyingError: error))
  }
}
