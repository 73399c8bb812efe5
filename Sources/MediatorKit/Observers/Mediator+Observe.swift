internal import ServiceKit
internal import Synchronization

extension Mediator {
  /// Sends an action whenever an event is told.
  ///
  /// It goes through the mediator that it was added to, also where a scope of that tells the event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - action: what to send.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func observe<A: ModuleAction>(
    _ event: MediatorEvent, send action: A, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ObserverToken {
    add(
      Observer(event, action: TypeName.qualified(A.self), at: SourcePlace(fileID: "\(fileID)", line: Int(line))) {
        mediator, notice in
        _ = try await mediator.send(action, notice.call(mediator, A.self))
      })
  }

  /// The same for an action that is answered at once, so that the event can be told synchronously too.
  @discardableResult
  public func observe<A: ImmediateAction>(
    _ event: MediatorEvent, send action: A, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ObserverToken {
    let send: Observer.ImmediateRun = { mediator, notice in
      _ = try mediator.send(action, notice.call(mediator, A.self))
    }
    return add(
      Observer(
        event, action: TypeName.qualified(A.self), at: SourcePlace(fileID: "\(fileID)", line: Int(line)),
        run: { mediator, notice in try send(mediator, notice) }, immediately: send))
  }

  /// Runs code whenever an event is told.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - run: in the isolation of whoever tells the event, unless it says otherwise; what it throws is reported.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func observe(
    _ event: MediatorEvent, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: nonisolated(nonsending) @escaping @Sendable () async throws -> Void
  ) -> ObserverToken {
    add(Observer(event, at: SourcePlace(fileID: "\(fileID)", line: Int(line))) { _, _ in try await run() })
  }

  /// Runs code that does not wait whenever an event is told, so that it can be told synchronously too.
  @discardableResult
  public func observeImmediately(
    _ event: MediatorEvent, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: @escaping @Sendable () throws -> Void
  ) -> ObserverToken {
    add(
      Observer(
        event, at: SourcePlace(fileID: "\(fileID)", line: Int(line)), run: { _, _ in try run() },
        immediately: { _, _ in try run() }))
  }

  /// Runs code for an object whenever an event is told, as long as the object is there.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - owner: held weakly; the observer goes with it.
  ///   - fileID: where it is added, for messages; leave it out.
  ///   - line: the line, from 1; leave it out.
  ///   - run: gets the object; what it throws is reported.
  /// - Returns: what removes it; it may be dropped.
  @discardableResult
  public func observe<Owner: AnyObject & Sendable>(
    _ event: MediatorEvent, for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    _ run: nonisolated(nonsending) @escaping @Sendable (Owner) async throws -> Void
  ) -> ObserverToken {
    let observer = Observer(
      event, at: SourcePlace(fileID: "\(fileID)", line: Int(line)),
      run: { [weak owner] _, _ in
        guard let owner else { return }
        try await run(owner)
      }, hasOwner: { [weak owner] in owner != nil })
    return add(observer)
  }

  private func add(_ observer: Observer) -> ObserverToken {
    core.observers.add(observer)
    observerCount.add(1, ordering: .releasing)
    // Asked afterwards: whoever closes the mediator meanwhile has removed those that were there.
    if core.waits.isClosed { removeObserver(observer) }
    return ObserverToken(mediator: self, observer: observer)
  }

  func removeObserver(_ observer: Observer) {
    if core.observers.remove(observer) { observerCount.subtract(1, ordering: .releasing) }
  }

  func removeAllObservers() { core.observers.all.forEach(removeObserver) }
}
