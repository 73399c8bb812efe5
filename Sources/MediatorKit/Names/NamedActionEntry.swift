/// An action that has a name, with its handlers.
final class NamedActionEntry: Sendable {
  let type: any NamedAction.Type
  let handlers: [LinkedHandler]
  let route: ActionRoute
  /// The path; nil where there is none, and where it is not well written.
  let template: RouteTemplate?
  /// Why the path is not well written.
  let fault: RouteTemplate.Fault?

  init(_ type: any NamedAction.Type, _ handlers: [LinkedHandler]) {
    self.type = type
    self.handlers = handlers
    route = type.route
    do throws(RouteTemplate.Fault) {
      template = try route.path.map { path throws(RouteTemplate.Fault) in try RouteTemplate(path) }
      fault = nil
    } catch {
      template = nil
      fault = error
    }
  }

  var typeName: String { TypeName.qualified(type) }

  func decode(_ parameters: ActionParameters) throws(ParameterFault) -> any NamedAction {
    try type.decoded(parameters, route)
  }

  /// The action and its handlers, for messages.
  var description: String {
    let places = handlers.map(\.description).joined(separator: ", ")
    return "\(typeName), handled by \(places)"
  }
}

extension NamedAction {
  /// The action, for callers that know its type only when running.
  fileprivate static func decoded(
    _ parameters: ActionParameters, _ route: ActionRoute
  ) throws(ParameterFault) -> any NamedAction {
    try parameters.decode(Self.self, route)
  }
}
