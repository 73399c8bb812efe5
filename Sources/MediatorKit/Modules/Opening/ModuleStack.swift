internal import ServiceKit

/// The modules of a mediator that are open, and what is counted of all.
final class ModuleStack: Sendable {
  private let state = Guarded(State())
  /// Held while a record is made, so that nothing is opened beside that without being recorded.
  private let recordMaking = Guarded(())

  /// What changes.
  struct State {
    /// From the bottom to the top.
    var entries: [ModuleEntry] = []
    var counts: [String: ModuleCounts] = [:]
    var record: CrashRecord?
    /// Makes the record when the first module is about to be opened; nil where it was made, and where there is to be none.
    var recordMaker: (@Sendable () -> CrashRecord?)?
    var lastNumber: UInt64 = 0
    var lastEnding: UInt64 = 0

    func index(_ number: UInt64) -> Int? { entries.lastIndex { $0.number == number } }
  }

  /// Reads and changes; no code that is not ours runs inside, and no handle is let go of.
  func withState<Answer, Failure: Error>(_ body: (inout State) throws(Failure) -> Answer) throws(Failure) -> Answer {
    try state.withLock(body)
  }

  // MARK: - What there is

  /// The open modules, from the bottom to the top.
  var active: [ActiveModule] {
    let now = ContinuousClock.now
    return withState { state in
      state.entries.compactMap { entry in
        guard entry.phase == .open, let openedAt = entry.openedAt else { return nil }
        return ActiveModule(
          id: entry.module.id, className: entry.module.className, number: entry.number, origin: entry.origin,
          openFor: openedAt.duration(to: now))
      }
    }
  }

  func isOpen(_ number: UInt64) -> Bool {
    withState { state in state.index(number).map { state.entries[$0].phase == .open } ?? false }
  }

  /// The open instance of a type that is nearest to the top.
  func top<Target>(_ type: Target.Type) -> (number: UInt64, module: LinkedModule, instance: Target)? {
    withState { state in
      for entry in state.entries.reversed() where entry.phase == .open && entry.module.declaration.type == type {
        if let instance = entry.instance?.module as? Target { return (entry.number, entry.module, instance) }
      }
      return nil
    }
  }

  func counts() -> [String: ModuleCounts] { withState(\.counts) }

  // MARK: - Who wants to know

  /// Calls a body once when a module is closed, or at once where it is not open any more.
  ///
  /// Who waits for something of a module uses this to fail now and not when its patience ends.
  ///
  /// - Parameters:
  ///   - number: the opening.
  ///   - body: called on the thread that closes; must not wait.
  /// - Returns: stands for the body in ``forget(_:of:)``; 0 where it was called.
  func whenClosed(_ number: UInt64, _ body: @escaping @Sendable () -> Void) -> UInt64 {
    let token = withState { state -> UInt64 in
      guard let index = state.index(number), state.entries[index].phase != .closing else { return 0 }
      state.lastEnding += 1
      state.entries[index].endings[state.lastEnding] = body
      return state.lastEnding
    }
    if token == 0 { body() }
    return token
  }

  func forget(_ token: UInt64, of number: UInt64) {
    // What the body holds may be released, and so not in here.
    let body = withState { state -> (@Sendable () -> Void)? in
      guard let index = state.index(number) else { return nil }
      return state.entries[index].endings.removeValue(forKey: token)
    }
    _ = body
  }

  func countLateResult(of module: LinkedModule) {
    withState { $0.counts[module.id, default: ModuleCounts()].lateResults += 1 }
  }

  // MARK: - The record

  /// Keeps a record of the stack, from now on.
  func keepRecord(_ record: CrashRecord?) {
    replaceRecord(record, nil)
    self.record()
  }

  /// Keeps a record of the stack, from the next opening on.
  func keepRecord(madeBy make: @escaping @Sendable () -> CrashRecord?) { replaceRecord(nil, make) }

  private func replaceRecord(_ record: CrashRecord?, _ maker: (@Sendable () -> CrashRecord?)?) {
    // What there was before leaves the lock alive: letting go of a record writes its end.
    var (record, maker) = (record, maker)
    withState { state in
      swap(&state.record, &record)
      swap(&state.recordMaker, &maker)
    }
  }

  /// Writes the stack as it is now; who comes last writes what is newest.
  func record() {
    withState(\.record)?.write { self.withState { $0.entries.map(\.module.id) } }
  }

  /// The same before an opening, for which the record is made where it has waited for one.
  func recordOpening() {
    if withState({ $0.recordMaker != nil }) {
      recordMaking.withLock { _ in
        if let make = withState(\.recordMaker) { replaceRecord(make(), nil) }
      }
    }
    record()
  }
}
