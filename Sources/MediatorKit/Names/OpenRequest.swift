/// Something from outside that leads to an action: a name or a link.
public struct OpenRequest: Sendable {
  let form: any OpenForm

  /// A link.
  ///
  /// - Parameters:
  ///   - text: the link, as it came.
  ///   - source: where it came from.
  /// - Returns: the request.
  public static func url(_ text: String, from source: LinkSource = .unknown) -> OpenRequest {
    OpenRequest(form: LinkForm(text: text, source: source))
  }

  /// Target and action by name.
  ///
  /// - Parameters:
  ///   - name: target and action, joined by a dot, as the action's route has it.
  ///   - parameters: the values by name.
  /// - Returns: the request.
  public static func name(_ name: String, _ parameters: [String: ActionValue] = [:]) -> OpenRequest {
    OpenRequest(form: NameForm(name: name, parameters: parameters))
  }
}

/// A kind of request: it resolves to an action value, and everything after that is the same for all kinds.
protocol OpenForm: Sendable {
  /// Where calls say that they come from.
  ///
  /// - Parameter place: where `open` was called.
  /// - Returns: the origin.
  func origin(at place: LiteralPlace) -> ActionOrigin

  /// Finds the action and decodes its parameters.
  ///
  /// - Parameters:
  ///   - core: the handlers, and what the program answers.
  ///   - origin: where the request comes from.
  /// - Returns: the action, and what is to be asked before it is sent.
  /// - Throws: ``UnresolvedForm`` where there is none that may be reached; ``MediatorError`` for all that is wrong with the request.
  nonisolated(nonsending) func resolved(in core: MediatorCore, _ origin: ActionOrigin) async throws -> ResolvedRequest
}

/// What a request leads to.
struct ResolvedRequest: Sendable {
  let action: any ModuleAction
  /// Asks the user, where that is needed, once the program is ready for it; throws where the action is not to be sent.
  var confirm: (nonisolated(nonsending) @Sendable () async throws -> Void)?
}

/// What a form throws for a request that the program may handle in another way.
struct UnresolvedForm: Error {
  let request: UnresolvedRequest
}
