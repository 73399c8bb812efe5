public import ServiceKit

extension Mediator {
  /// Adds a handler at run time: for tests, and for programs that decide then.
  ///
  /// The rules are those of linked handlers: one for each action, state and variant. In a scope, what is added comes before what
  /// the mediator has that it is a scope of.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - state: the state that the handler is for; by default every state that has none of its own.
  ///   - variant: the arm of an experiment that it is for.
  ///   - setting: the value of a setting that it is for.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - run: handles the action.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func handle<A: ModuleAction>(
    _ action: A.Type, in state: MediatorState? = nil, variant: (ExperimentKey, String)? = nil,
    setting: (MediatorSetting, String)? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: @escaping HandlerRecord.Run<A>
  ) -> HandlerToken {
    add(
      HandlerDeclaration(
        action: action, target: nil, form: WaitingForm<A>(run: run), state: state,
        variant: HandlerVariant(variant, setting)), SourcePlace(fileID: "\(fileID)", line: Int(line)))
  }

  /// Adds a handler that answers at once; see ``handle(_:in:variant:setting:fileID:line:_:)``.
  @discardableResult
  public func handleImmediately<A: ImmediateAction>(
    _ action: A.Type, in state: MediatorState? = nil, variant: (ExperimentKey, String)? = nil,
    setting: (MediatorSetting, String)? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: @escaping HandlerRecord.ImmediateRun<A>
  ) -> HandlerToken {
    add(
      HandlerDeclaration(
        action: action, target: nil, form: ImmediateForm<A>(run: run), state: state,
        variant: HandlerVariant(variant, setting)), SourcePlace(fileID: "\(fileID)", line: Int(line)))
  }

  /// Adds a handler that answers by a callback; see ``Reply``.
  @discardableResult
  public func handleWithReply<A: ModuleAction>(
    _ action: A.Type, in state: MediatorState? = nil, variant: (ExperimentKey, String)? = nil,
    setting: (MediatorSetting, String)? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: @escaping @Sendable (A, ActionCall, Reply<A.Output>) throws -> Void
  ) -> HandlerToken {
    handle(action, in: state, variant: variant, setting: setting, fileID: fileID, line: line) { action, call in
      let pending = try PendingReply<A.Output>(call)
      try run(action, call, pending.reply())
      return try await pending.value()
    }
  }

  private func add(_ declaration: HandlerDeclaration, _ place: SourcePlace) -> HandlerToken {
    let handler = LinkedHandler(declaration, addedAt: place)
    let action = ObjectIdentifier(declaration.action)
    var id = 0
    change { state in
      id = state.version
      state.added[action, default: []].append(.init(id: id, handler: handler))
    }
    return HandlerToken(mediator: self, action: action, id: id)
  }
}

/// Stands for a handler that was added at run time; dropping it changes nothing.
public struct HandlerToken: Sendable {
  weak let mediator: Mediator?
  let action: ObjectIdentifier
  let id: Int

  /// Removes the handler: tasks and replies that wait for it fail now, calls that are simply awaited go on.
  ///
  /// Where the mediator has other handlers of the action, for other states or variants, what waits may wait for one of those, and
  /// goes on. A second call does nothing.
  public func remove() {
    guard let mediator else { return }
    var removed: LinkedHandler?
    mediator.change { state in
      removed = state.added[action]?.first { $0.id == id }?.handler
      state.added[action]?.removeAll { $0.id == id }
    }
    guard mediator.core.nearestHandlers(of: action).isEmpty else { return }
    if let removed { mediator.endWaits(for: action, MediatorError.handlerRemoved(removed)) }
  }
}
