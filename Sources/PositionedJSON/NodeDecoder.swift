/// Decodes one value.
struct NodeDecoder: Decoder, SingleValueDecodingContainer {
  let node: JSONNode
  let codingPath: [any CodingKey]
  let run: DecodingRun
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard node.kind == .object else { throw refusal(of: [String: Any].self, node.expected("an object")) }
    return KeyedDecodingContainer(ObjectContainer(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard node.kind == .list else { throw refusal(of: [Any].self, node.expected("a list")) }
    return ListContainer(self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { node.kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      // In two steps: nothing at all can be cast to an optional.
      if let value = try run.leaf(type, node), let value = value as? Value { return value }
    } catch let error as DecodingError {
      throw refusal(of: type, JSONError(error, in: node))
    }
    do throws(JSONError) {
      if let value = try plain(type), let value = value as? Value { return value }
    } catch {
      throw refusal(of: type, error)
    }
    // A type without properties asks for nothing, and takes nothing for it.
    if node.kind == .object { run.begin(node) }
    return try Value(from: self)
  }

  private func plain(_ type: any Decodable.Type) throws(JSONError) -> Any? {
    if let type = type as? any FixedWidthInteger.Type { return try whole(type) }
    switch type {
    case is String.Type: return try node.string()
    case is Bool.Type: return try node.bool()
    case is Double.Type: return try node.number()
    case is Float.Type:
      let number = Float(try node.number())
      guard number.isFinite else { throw node.expected("a number of at most \(Float.greatestFiniteMagnitude)") }
      return number
    default: return nil
    }
  }

  private func whole<Number: FixedWidthInteger>(_ type: Number.Type) throws(JSONError) -> Any {
    try node.integer(type)
  }

  /// The decoder of a value in this one.
  func inside(_ node: JSONNode, _ key: any CodingKey) -> NodeDecoder {
    NodeDecoder(node: node, codingPath: codingPath + [key], run: run)
  }

  /// An error of the kind that decodable types expect, with the place inside.
  private func refusal(of type: Any.Type, _ error: JSONError) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: error.fact, underlyingError: error)
    switch node.kind {
    case .null: return .valueNotFound(type, context)
    case .number where type is any FixedWidthInteger.Type || type is any BinaryFloatingPoint.Type:
      return .dataCorrupted(context)
    default: return .typeMismatch(type, context)
    }
  }
}
