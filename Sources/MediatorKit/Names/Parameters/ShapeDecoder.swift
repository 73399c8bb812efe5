/// Decodes a type without values, to find out which parameters it asks for.
///
/// Every parameter is given a value of its type: 0, false, an empty text or list, the first of listed values. A type that refuses
/// that ends the search, and what it would have asked for later is not known.
struct ShapeDecoder: Decoder, SingleValueDecodingContainer {
  let record: Record
  /// The parameter that is decoded; nil for all of them.
  let name: String?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// What was asked for.
  final class Record {
    /// The types of parameters by name; optionals without the optional.
    var types: [String: any Decodable.Type] = [:]
  }

  /// What is not known.
  private struct Unknown: Error {}

  /// The parameters of an action.
  ///
  /// - Parameter type: the action's type.
  /// - Returns: the types by name, and whether these are all.
  static func shape(of type: any NamedAction.Type) -> (types: [String: any Decodable.Type], isWhole: Bool) {
    let record = Record()
    func decode<Action: NamedAction>(_ type: Action.Type) -> Bool {
      (try? type.init(from: ShapeDecoder(record: record, name: nil))) != nil
    }
    let isWhole = decode(type)
    return (record.types, isWhole)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard name == nil else { throw Unknown() }
    return KeyedDecodingContainer(ShapeContainer(record: record))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unknown() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    func any() throws -> Any {
      switch type {
      case is String.Type: return ""
      case is Bool.Type: return false
      case is Double.Type: return 0.0
      case is Float.Type: return Float(0)
      default: break
      }
      if let type = type as? any FixedWidthInteger.Type { return type.init(truncatingIfNeeded: 0) }
      if let type = type as? any RangeReplaceableCollection.Type { return type.init() }
      if let first = ParameterShape.first(of: type) { return first }
      return try Value(from: ShapeDecoder(record: record, name: name ?? ""))
    }
    guard let value = try any() as? Value else { throw Unknown() }
    return value
  }
}

/// Answers every question for a parameter.
private struct ShapeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let record: ShapeDecoder.Record
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) throws -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try plain(type, key) }

  private func plain<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    record.types[key.stringValue] = type
    return try ShapeDecoder(record: record, name: key.stringValue).decode(type)
  }

  // The standard library's own of these two, which it prefers to the one above, decode nothing.
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try plain(type, key) }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try plain(type, key) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { try superDecoder().container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { ShapeDecoder(record: record, name: "") }

  func superDecoder(forKey key: Key) throws -> any Decoder { try superDecoder() }
}
