internal import PositionedJSON

extension ActionParameters {
  /// Makes an action from an object of server data.
  ///
  /// - Parameters:
  ///   - type: the action's type.
  ///   - node: the parameters; of a document that does not show values in its errors.
  /// - Returns: the action.
  /// - Throws: the first fault, with line, column and path; never with a value.
  static func decode<Action: NamedAction>(_ type: Action.Type, from node: JSONNode) throws(JSONError) -> Action {
    for (name, list) in Action.route.urls.sorted(by: { $0.key < $1.key }) {
      guard let value = node[name] else { continue }
      for text in value.kind == .list ? value.items : [value] where text.kind != .null {
        if let refusal = list.refusal(of: try text.string()) { throw text.error(refusal) }
      }
    }
    var unknown: JSONError?
    let action: Action
    do {
      action = try node.decode(type, unknownKeys: { unknown = unknown ?? $0 })
    } catch let error as JSONError {
      throw error
    } catch {
      throw node.error(
        "the parameters are refused by \(TypeName.qualified(type)), with \(TypeName.qualified(Swift.type(of: error)))")
    }
    if !Action.route.ignoresUnknownParameters, let unknown { throw unknown }
    return action
  }
}
