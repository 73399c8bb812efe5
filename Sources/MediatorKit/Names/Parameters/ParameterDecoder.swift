/// Decodes one parameter, or all of them.
struct ParameterDecoder: Decoder, SingleValueDecodingContainer {
  /// What is decoded; nil for all parameters of an action.
  let node: ParameterNode?
  /// The parameters by name, where all are decoded.
  let parameters: [String: ParameterNode]
  let path: String
  let codingPath: [any CodingKey]
  let run: ParameterRun
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Decodes all parameters of an action.
  init(_ parameters: [String: ParameterNode], _ run: ParameterRun) {
    self.init(node: nil, parameters: parameters, path: "", codingPath: [], run: run)
  }

  private init(
    node: ParameterNode?, parameters: [String: ParameterNode], path: String, codingPath: [any CodingKey],
    run: ParameterRun
  ) {
    self.node = node
    self.parameters = parameters
    self.path = path
    self.codingPath = codingPath
    self.run = run
  }

  /// The decoder of a parameter in this one.
  func inside(_ node: ParameterNode, _ key: any CodingKey, path: String) -> ParameterDecoder {
    ParameterDecoder(node: node, parameters: [:], path: path, codingPath: codingPath + [key], run: run)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let node else { return KeyedDecodingContainer(ParameterContainer(self, parameters)) }
    guard let members = node.members else { throw located(node.expected("an object")) }
    return KeyedDecodingContainer(ParameterContainer(self, members))
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
    if let members = node.members { run.begin(path, given: members.keys) }
    do {
      return try Value(from: self)
    } catch let fault as ParameterFault {
      throw fault
    } catch {
      // What the type says may show the value.
      throw ParameterFault(ParameterShape.refusal(by: type), at: path)
    }
  }

  func located(_ fault: ParameterFault) -> ParameterFault { ParameterFault(fault.fact, at: path) }

  private var whole: ParameterFault {
    ParameterFault("the parameters have names, and the action asks for a value without one")
  }
}
