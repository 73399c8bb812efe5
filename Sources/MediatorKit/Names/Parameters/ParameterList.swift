/// Decodes the values of a list, one after another.
struct ParameterList: UnkeyedDecodingContainer {
  private let decoder: ParameterDecoder
  private let items: [ParameterNode]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex == items.count }

  init(_ decoder: ParameterDecoder, _ items: [ParameterNode]) {
    self.decoder = decoder
    self.items = items
  }

  mutating func decodeNil() throws -> Bool { false }

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
  private mutating func next<Value>(_ body: (ParameterDecoder) throws -> Value) throws -> Value {
    guard !isAtEnd else { throw decoder.located(ParameterFault("has \(items.count) values, and more are expected")) }
    let value = try body(decoder.inside(items[currentIndex], .item(decoder.path, currentIndex)))
    currentIndex += 1
    return value
  }
}
