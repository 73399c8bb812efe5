internal import PositionedJSON

/// The parameters of an action as they came from outside, before they are decoded.
struct ActionParameters {
  private(set) var nodes: [String: ParameterNode] = [:]

  /// The parameters of a link: those in its path, and those in its query.
  ///
  /// - Throws: a parameter in both.
  /// - Complexity: O(n).
  init(path: [(name: String, value: String)], query: [ActionURL.Item]) throws(ParameterFault) {
    for (name, value) in path { nodes[name] = .written([value]) }
    let inPath = Set(path.map(\.name))
    var texts: [String: [String?]] = [:]
    for item in query {
      if inPath.contains(item.name) {
        throw ParameterFault("is in the path and in the query", at: item.name.shownInMessage)
      }
      texts[item.name, default: []].append(item.value)
    }
    for (name, values) in texts { nodes[name] = .written(values) }
  }

  /// Parameters that were given by name.
  ///
  /// - Throws: what is beyond a limit.
  init(_ values: [String: ActionValue], limits: LinkLimits) throws(ParameterFault) {
    guard values.count <= limits.maximumItems else {
      throw ParameterFault("there are more than \(limits.maximumItems) parameters, the limit maximumItems")
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let path = name.shownInMessage
      try Self.check(name, at: path, limits)
      try Self.check(value, at: path, depth: 0, limits)
      nodes[name] = .value(value)
    }
  }

  // MARK: - Checks

  private static func check(_ text: String, at path: String) throws(ParameterFault) {
    guard text.isStreamSafe else {
      throw ParameterFault(
        "has more than \(String.mostCombining) combining characters in a row",
        at: path.isStreamSafe ? path.shownInMessage : "")
    }
  }

  private static func check(_ text: String, at path: String, _ limits: LinkLimits) throws(ParameterFault) {
    guard text.utf8.count <= limits.maximumValueBytes else {
      throw ParameterFault("has more than \(limits.maximumValueBytes) bytes, the limit maximumValueBytes", at: path)
    }
    try check(text, at: path)
  }

  /// A list or an object has at most as many values as an action has parameters.
  private static func check(
    _ value: ActionValue, at path: String, depth: Int, _ limits: LinkLimits
  ) throws(ParameterFault) {
    let count: Int
    switch value {
    case .text(let text): return try check(text, at: path, limits)
    case .integer, .number, .truthValue: return
    case .list(let values): count = values.count
    case .object(let values): count = values.count
    }
    guard depth < limits.maximumDepth else {
      throw ParameterFault("is nested more than \(limits.maximumDepth) deep, the limit maximumDepth", at: path)
    }
    guard count <= limits.maximumItems else {
      throw ParameterFault("has more than \(limits.maximumItems) values, the limit maximumItems", at: path)
    }
    if case .list(let values) = value {
      for (index, value) in values.enumerated() { try check(value, at: "\(path)[\(index)]", depth: depth + 1, limits) }
    } else if case .object(let values) = value {
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        try check(key, at: path, limits)
        try check(value, at: ParameterRun.path(path, key), depth: depth + 1, limits)
      }
    }
  }

  // MARK: - Decoding

  /// Makes the action.
  ///
  /// - Parameter type: the action's type.
  /// - Returns: the action.
  /// - Throws: the first parameter that is missing, wrong, not allowed by the route, or unknown; never its value.
  func decode<Action: NamedAction>(_ type: Action.Type) throws(ParameterFault) -> Action {
    for (name, list) in Action.route.urls.sorted(by: { $0.key < $1.key }) {
      if let node = nodes[name] { try list.check(node, at: name) }
    }
    let run = ParameterRun()
    // A type without properties asks for nothing, and takes nothing for it.
    run.begin("", given: nodes.keys)
    let action: Action
    do {
      action = try Action(from: ParameterDecoder(nodes, run))
    } catch let fault as ParameterFault {
      throw fault
    } catch {
      // What the type says may show a value.
      throw ParameterFault(
        "the parameters are refused by \(TypeName.qualified(type)), with \(TypeName.qualified(Swift.type(of: error)))")
    }
    if !Action.route.ignoresUnknownParameters, let fault = run.unknown() { throw fault }
    return action
  }
}
