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
    nodes = values.mapValues { .value($0) }
    try Self.check(each: values) { name, value throws(ParameterFault) in
      try Self.check(name, at: .member(.all, name), limits)
      try Self.check(value, at: .member(.all, name), depth: 0, limits)
    }
  }

  // MARK: - Checks

  /// Checks each of some values; the fault of the first by name counts, whatever their order.
  private static func check(
    each values: [String: ActionValue], _ body: (String, ActionValue) throws(ParameterFault) -> Void
  ) throws(ParameterFault) {
    var first: (name: String, fault: ParameterFault)?
    for (name, value) in values where first.map({ name < $0.name }) ?? true {
      do throws(ParameterFault) { try body(name, value) } catch { first = (name, error) }
    }
    if let first { throw first.fault }
  }

  private static func check(
    _ text: String, at path: @autoclosure () -> ParameterPath, _ limits: LinkLimits
  ) throws(ParameterFault) {
    guard text.utf8.count <= limits.maximumValueBytes else {
      throw ParameterFault(
        "has more than \(limits.maximumValueBytes) bytes, the limit maximumValueBytes", at: path().text)
    }
    guard text.isStreamSafe else {
      let path = path().text
      throw ParameterFault(
        "has more than \(String.mostCombining) combining characters in a row",
        at: path.isStreamSafe ? path.shownInMessage : "")
    }
  }

  /// A list or an object has at most as many values as an action has parameters.
  private static func check(
    _ value: ActionValue, at path: @autoclosure () -> ParameterPath, depth: Int, _ limits: LinkLimits
  ) throws(ParameterFault) {
    let count: Int
    switch value {
    case .text(let text): return try check(text, at: path(), limits)
    case .integer, .number, .truthValue: return
    case .list(let values): count = values.count
    case .object(let values): count = values.count
    }
    let path = path()
    guard depth < limits.maximumDepth else {
      throw ParameterFault("is nested more than \(limits.maximumDepth) deep, the limit maximumDepth", at: path.text)
    }
    guard count <= limits.maximumItems else {
      throw ParameterFault("has more than \(limits.maximumItems) values, the limit maximumItems", at: path.text)
    }
    if case .list(let values) = value {
      for (index, value) in values.enumerated() { try check(value, at: .item(path, index), depth: depth + 1, limits) }
    } else if case .object(let values) = value {
      try check(each: values) { key, value throws(ParameterFault) in
        try check(key, at: path, limits)
        try check(value, at: .member(path, key), depth: depth + 1, limits)
      }
    }
  }

  // MARK: - Decoding

  /// Makes the action.
  ///
  /// - Parameters:
  ///   - type: the action's type.
  ///   - route: the type's route, for callers that know it already.
  /// - Returns: the action.
  /// - Throws: the first parameter that is missing, wrong, not allowed by the route, or unknown; never its value.
  func decode<Action: NamedAction>(
    _ type: Action.Type, _ route: ActionRoute? = nil
  ) throws(ParameterFault) -> Action {
    let route = route ?? type.route
    for (name, list) in route.urls.sorted(by: { $0.key < $1.key }) {
      if let node = nodes[name] { try list.check(node, at: name) }
    }
    let run = ParameterRun(nodes)
    let action: Action
    do {
      action = try Action(from: ParameterDecoder(run))
    } catch let fault as ParameterFault {
      throw fault
    } catch {
      // What the type says may show a value.
      throw ParameterFault(
        "the parameters are refused by \(TypeName.qualified(type)), with \(TypeName.qualified(Swift.type(of: error)))")
    }
    if !route.ignoresUnknownParameters, let fault = run.unknown() { throw fault }
    return action
  }
}
