/// A target of actions that are asked for by name.
public struct ActionTarget: Sendable {
  let mediator: Mediator
  let name: String

  /// An action of the target.
  ///
  /// - Parameter action: the part of the action's name after the dot.
  /// - Returns: what parameters can be added to.
  public func action(_ action: String) -> ActionRequest {
    ActionRequest(mediator: mediator, name: "\(name).\(action)", parameters: [])
  }
}

/// An action that is asked for by name, with the parameters so far.
public struct ActionRequest: Sendable {
  let mediator: Mediator
  let name: String
  var parameters: [(name: String, value: ActionValue)]

  /// Adds a parameter.
  ///
  /// - Parameters:
  ///   - name: the parameter's name.
  ///   - value: its value.
  /// - Returns: the request with the parameter.
  public func with(_ name: String, _ value: ActionValue) -> ActionRequest {
    var request = self
    request.parameters.append((name, value))
    return request
  }

  /// Sends the action.
  ///
  /// - Parameters:
  ///   - fileID: where the call is, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what the handler answers.
  /// - Throws: what ``Mediator/open(_:fileID:line:)`` throws, and ``MediatorError`` where a parameter was added twice.
  @discardableResult
  nonisolated(nonsending) public func send(
    fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> any Sendable {
    try await mediator.open(request(fileID, line), fileID: fileID, line: line)
  }

  /// Sends the action, for callers that know what it answers; see ``Mediator/open(_:as:fileID:line:)``.
  nonisolated(nonsending) public func send<Output: Sendable>(
    as output: Output.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) async throws -> Output {
    try await mediator.open(request(fileID, line), as: output, fileID: fileID, line: line)
  }

  private func request(_ fileID: StaticString, _ line: UInt) throws(MediatorError) -> OpenRequest {
    var values: [String: ActionValue] = [:]
    for (name, value) in parameters where values.updateValue(value, forKey: name) != nil {
      throw .addedTwice(name, self.name, ActionOrigin(kind: .name, place: LiteralPlace(fileID, line)))
    }
    return .name(name, values)
  }
}

extension Mediator {
  /// A target of actions, by name: `mediator.target("Publish").action("view").with("id", 3).send()`.
  ///
  /// - Parameter name: the part of the actions' names before the dot.
  /// - Returns: the target.
  public func target(_ name: String) -> ActionTarget { ActionTarget(mediator: self, name: name) }
}
