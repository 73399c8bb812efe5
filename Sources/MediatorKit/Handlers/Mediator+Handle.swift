internal import ServiceKit

extension Mediator {
  /// Adds a handler at run time: for tests, and for programs that decide then.
  ///
  /// The rules are those of linked handlers: one for each action.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - run: handles the action.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func handle<A: ModuleAction>(
    _ action: A.Type, fileID: StaticString = #fileID, line: UInt = #line, _ run: @escaping HandlerRecord.Run<A>
  ) -> HandlerToken {
    add(action, WaitingForm<A>(run: run), SourcePlace(fileID: "\(fileID)", line: Int(line)))
  }

  /// Adds a handler that answers at once; see ``handle(_:fileID:line:_:)``.
  @discardableResult
  public func handleImmediately<A: ImmediateAction>(
    _ action: A.Type, fileID: StaticString = #fileID, line: UInt = #line, _ run: @escaping HandlerRecord.ImmediateRun<A>
  ) -> HandlerToken {
    add(action, ImmediateForm<A>(run: run), SourcePlace(fileID: "\(fileID)", line: Int(line)))
  }

  /// Adds a handler that answers by a callback; see ``Reply``.
  @discardableResult
  public func handleWithReply<A: ModuleAction>(
    _ action: A.Type, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: @escaping @Sendable (A, ActionCall, Reply<A.Output>) throws -> Void
  ) -> HandlerToken {
    handle(action, fileID: fileID, line: line) { action, call in
      let pending = try PendingReply<A.Output>(call)
      try run(action, call, pending.reply())
      return try await pending.value()
    }
  }

  private func add(_ action: any ModuleAction.Type, _ form: any HandlerForm, _ place: SourcePlace) -> HandlerToken {
    let handler = LinkedHandler(HandlerDeclaration(action: action, target: nil, form: form), addedAt: place)
    var id = 0
    change { state in
      id = state.version
      state.added[ObjectIdentifier(action), default: []].append(.init(id: id, handler: handler))
    }
    return HandlerToken(mediator: self, action: ObjectIdentifier(action), id: id)
  }
}

/// Stands for a handler that was added at run time; dropping it changes nothing.
public struct HandlerToken: Sendable {
  weak let mediator: Mediator?
  let action: ObjectIdentifier
  let id: Int

  /// Removes the handler: tasks and replies that wait for it fail now, calls that are simply awaited go on.
  ///
  /// A second call
  /// does nothing.
  public func remove() {
    guard let mediator else { return }
    var removed: LinkedHandler?
    mediator.change { state in
      removed = state.added[action]?.first { $0.id == id }?.handler
      state.added[action]?.removeAll { $0.id == id }
    }
    if let removed { mediator.core.waits.end(action, MediatorError.handlerRemoved(removed)) }
  }
}
