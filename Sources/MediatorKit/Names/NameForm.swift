internal import PositionedJSON

/// A name with parameters.
struct NameForm: OpenForm {
  let name: String
  let parameters: [String: ActionValue]

  func origin(at place: LiteralPlace) -> ActionOrigin { ActionOrigin(kind: .name, place: place) }

  nonisolated(nonsending) func resolved(in core: MediatorCore, _ origin: ActionOrigin) async throws -> ResolvedRequest {
    ResolvedRequest(action: try action(in: core, origin))
  }

  /// Names come from outside, too.
  private func check(_ limits: LinkLimits, _ origin: ActionOrigin) throws(MediatorError) {
    guard name.utf8.count <= limits.maximumValueBytes else {
      throw .badName("it has more than \(limits.maximumValueBytes) bytes, the limit maximumValueBytes", origin)
    }
    guard name.isStreamSafe else {
      throw .badName("it has more than \(String.mostCombining) combining characters in a row", origin)
    }
  }

  private func action(in core: MediatorCore, _ origin: ActionOrigin) throws -> any NamedAction {
    let limits = core.names.settings.withLock { $0.limits }
    try check(limits, origin)
    let names = core.namedActions()
    let found = names.actions(named: name)
    guard let first = found.first else {
      let error = MediatorError.unknownName(name, names, origin)
      throw UnresolvedForm(request: UnresolvedRequest(name: name, url: nil, origin: origin, error: error))
    }
    if found.count > 1 { throw MediatorError.severalActions(named: first.route.name, found, origin) }
    do throws(ParameterFault) {
      return try first.decode(ActionParameters(parameters, limits: limits))
    } catch {
      throw MediatorError.badParameters(first, error, origin)
    }
  }
}
