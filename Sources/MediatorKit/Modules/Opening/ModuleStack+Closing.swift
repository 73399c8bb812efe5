extension ModuleStack {
  /// The openings that the current task is closing: what it asks of them there would wait for itself.
  @TaskLocal private static var closingNow: [UInt64] = []

  /// Closes an opening, unless the module refuses; who comes later waits for the first.
  ///
  /// - Returns: whether it is closed, or will be as soon as it is open.
  func close(_ number: UInt64, _ reason: ClosingReason) async -> Bool {
    let mine = Self.closingNow
    guard !mine.contains(number) else { return false }
    guard let closing = closing(number, reason) else { return true }
    // One that waits for this one cannot be waited for; it is closed all the same.
    guard withState({ $0.wait(mine, for: number) }) == nil else { return false }
    defer { withState { $0.endWait(mine, for: number) } }
    return await closing.value
  }

  /// The last reference to a handle is gone.
  func handleIsLost(_ number: UInt64) { _ = closing(number, .handleLost) }

  /// Keeps a handle until the module is closed.
  func keepOpen(_ handle: ModuleHandle) {
    withState { state in
      guard let index = state.index(handle.number), state.entries[index].phase == .open else { return }
      state.entries[index].kept = handle
    }
  }

  /// Closes everything from the top to the bottom, whatever the modules say.
  func closeAll() async {
    let numbers = withState { $0.entries.reversed().map(\.number) }
    for number in numbers { _ = await close(number, .mediator) }
  }

  private func closing(_ number: UInt64, _ reason: ClosingReason) -> Task<Bool, Never>? {
    withState { state in
      guard let index = state.index(number) else { return nil }
      if !reason.asks { state.entries[index].forced = state.entries[index].forced ?? reason }
      if state.entries[index].phase == .opening {
        state.entries[index].closesWhenOpen = state.entries[index].closesWhenOpen ?? reason
        return nil
      }
      if state.entries[index].closing == nil, let instance = state.entries[index].instance {
        state.entries[index].closing = Task {
          await Self.$closingNow.withValue(Self.closingNow + [number]) { await close(instance, number, reason) }
        }
      }
      return state.entries[index].closing
    }
  }

  private func close(_ instance: ModuleInstance, _ number: UInt64, _ reason: ClosingReason) async -> Bool {
    let mayClose = reason.asks ? await instance.mayClose(reason) : true
    guard let reason = mayClose ? reason : refused(number) else { return false }
    let ended = end(number)
    for ending in ended.endings { ending() }
    await instance.close(reason)
    leave(number)
    return true
  }

  /// The module has refused: it stays open, unless somebody wants it closed who does not ask.
  private func refused(_ number: UInt64) -> ClosingReason? {
    withState { state in
      guard let index = state.index(number) else { return nil }
      if let reason = state.entries[index].forced { return reason }
      state.entries[index].closing = nil
      state.counts[state.entries[index].module.id, default: ModuleCounts()].refusedCloses += 1
      return nil
    }
  }

  /// Takes a module out of the stack of active modules; it is there until it is cleaned up, for the record.
  private func end(_ number: UInt64) -> (endings: [@Sendable () -> Void], kept: ModuleHandle?) {
    let now = ContinuousClock.now
    return withState { state in
      guard let index = state.index(number) else { return ([], nil) }
      let entry = state.entries[index]
      state.entries[index].phase = .closing
      state.entries[index].instance = nil
      state.entries[index].kept = nil
      state.entries[index].endings = [:]
      let time = entry.openedAt.map { $0.duration(to: now) } ?? .zero
      state.counts[entry.module.id, default: ModuleCounts()].close(after: time)
      return (entry.endings.sorted { $0.key < $1.key }.map(\.value), entry.kept)
    }
  }
}
