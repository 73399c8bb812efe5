/// Decodes one parameter, or all of them.
struct ParameterDecoder: Decoder, SingleValueDecodingContainer {
  /// What is decoded; nil for all parameters of an action.
  let node: ParameterNode?
  let path: ParameterPath
  let run: ParameterRun
  var codingPath: [any CodingKey] { path.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Decodes all parameters of an action.
  init(_ run: ParameterRun) { self.init(node: nil, path: .all, run: run) }

  private init(node: ParameterNode?, path: ParameterPath, run: ParameterRun) {
    self.node = node
    self.path = path
    self.run = run
  }

  /// The decoder of a parameter in this one.
  func inside(_ node: ParameterNode, _ path: ParameterPath) -> ParameterDecoder {
    ParameterDecoder(node: node, path: path, run: run)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let node else { return KeyedDecodingContainer(ParameterContainer(self, run.all)) }
    guard let members = node.members else { throw located(node.expected("an object")) }
    return KeyedDecodingContainer(ParameterContainer(self, run.set(at: path, members)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let node else { throw whole }
    guard let items = node.items else { throw located(node.expected("a list")) }
    return ParameterList(self, items)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let node else { throw whole }
    do throws(ParameterFault) {
      if let value = try node.plain(type), let value = value as? Value { return value }
    } catch {
      throw located(error)
    }
    // A type without properties asks for nothing, and takes nothing for it.
    if let members = node.members { _ = run.set(at: path, members) }
    do {
      return try Value(from: self)
    } catch let fault as ParameterFault {
      throw fault
    } catch {
      // What the type says may show the value.
      throw ParameterFault(ParameterShape.refusal(by: type), at: path.text)
    }
  }

  func located(_ fault: ParameterFault) -> ParameterFault { ParameterFault(fault.fact, at: path.text) }

  private var whole: ParameterFault {
    ParameterFault("the parameters have names, and the action asks for a value without one")
  }
}
