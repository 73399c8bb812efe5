internal import ServiceKit

extension ModuleStack {
  /// What there is to do where a module is to be opened.
  private enum Step {
    case launch(UInt64)
    case reuse(ModuleHandle, any OpenableModule)
    case wait(UInt64)
    /// The ids of modules that wait for one another to be open.
    case refuse(ring: [String])
  }

  /// The openings whose initialisers the current task is in, from the outermost to the innermost.
  @TaskLocal private static var openingNow: [UInt64] = []

  /// Opens a module, or finds the one that is open, as its policy says.
  nonisolated(nonsending) func open<Opened>(
    _ action: OpenModule<Opened>, _ module: LinkedModule, _ call: ActionCall
  ) async throws -> ModuleHandle {
    guard let calls = module.declaration.calls as? ModuleCalls<Opened> else {
      throw MediatorError.noModule(Opened.self)
    }
    let policy = module.policy ?? (call.rootOrigin.kind == .url ? .once : .always)
    while true {
      // Who was cancelled before has not begun, and leaves no trace.
      try Task.checkCancellation()
      switch begin(module, policy, call.rootOrigin) {
      case .launch(let number): return try await launch(action, calls, module, number, call)
      case .refuse(let ring): throw MediatorError.openingRing(ring, call)
      case .wait(let number):
        await settled(number)
        withState { $0.endWait(Self.openingNow, for: number) }
      case .reuse(let handle, let instance):
        if let opened = instance as? Opened { try await calls.reopen(opened, action.server, action.client) }
        withState { $0.counts[module.id, default: ModuleCounts()].reuses += 1 }
        // It may have been closed meanwhile.
        if handle.isOpen { return handle }
      }
    }
  }

  private func begin(_ module: LinkedModule, _ policy: OpeningPolicy, _ origin: ActionOrigin) -> Step {
    withState { state in
      let candidates = policy == .always ? [] : policy == .reuseTop ? state.entries.suffix(1) : state.entries[...]
      let type = module.declaration.type
      if let entry = candidates.last(where: { $0.module.declaration.type == type && $0.phase != .closing }) {
        if entry.phase == .opening {
          guard let ring = state.wait(Self.openingNow, for: entry.number) else { return .wait(entry.number) }
          return .refuse(ring: ring.compactMap { number in state.index(number).map { state.entries[$0].module.id } })
        }
        // A handle that is being lost cannot be answered any more.
        if let handle = entry.weakHandle.handle, let instance = entry.instance {
          return .reuse(handle, instance.module)
        }
      }
      state.lastNumber += 1
      state.entries.append(ModuleEntry(number: state.lastNumber, module: module, origin: origin))
      return .launch(state.lastNumber)
    }
  }

  private nonisolated(nonsending) func launch<Opened>(
    _ action: OpenModule<Opened>, _ calls: ModuleCalls<Opened>, _ module: LinkedModule, _ number: UInt64,
    _ call: ActionCall
  ) async throws -> ModuleHandle {
    // Before the module's own code runs: if that ends the program, the record names it.
    recordOpening()
    let context = ModuleContext(id: module.id, origin: call.rootOrigin, number: number, call: call, stack: self)
    let instance: ModuleInstance
    do {
      let opened = try await Self.$openingNow.withValue(Self.openingNow + [number]) {
        try await calls.open(action.server, action.client, context)
      }
      instance = ModuleInstance(opened, calls)
    } catch {
      withState { $0.counts[module.id, default: ModuleCounts()].failures += 1 }
      leave(number)
      throw error
    }
    let handle = ModuleHandle(id: module.id, number: number, stack: self)
    guard let reason = opened(number, instance, handle) else { return handle }
    await instance.close(reason)
    leave(number)
    throw MediatorError.closedWhileOpening(module, reason)
  }

  /// The initialiser has returned.
  ///
  /// - Returns: why the module is to be closed at once, where somebody has asked for it meanwhile.
  private func opened(
    _ number: UInt64, _ instance: ModuleInstance, _ handle: ModuleHandle
  ) -> ClosingReason? {
    let now = ContinuousClock.now
    let (reason, waiting) = withState { state -> (ClosingReason?, [@Sendable () -> Void]) in
      guard let index = state.index(number) else { return (.mediator, []) }
      if let reason = state.entries[index].closesWhenOpen {
        state.entries[index].phase = .closing
        return (reason, [])
      }
      state.entries[index].instance = instance
      state.entries[index].openedAt = now
      state.entries[index].phase = .open
      state.entries[index].weakHandle = ModuleEntry.WeakHandle(handle: handle)
      state.counts[state.entries[index].module.id, default: ModuleCounts()].launches += 1
      defer { state.entries[index].settling = [] }
      return (nil, state.entries[index].settling)
    }
    for body in waiting { body() }
    return reason
  }

  /// Removes an opening, and tells who waits for it.
  func leave(_ number: UInt64) {
    let entry = withState { state in state.index(number).map { state.entries.remove(at: $0) } }
    record()
    for body in entry?.settling ?? [] { body() }
  }

  /// Waits until an opening has succeeded or failed, or until the caller is cancelled.
  private nonisolated(nonsending) func settled(_ number: UInt64) async {
    let answer = OneAnswer<Void>()
    let isThere = withState { state in
      guard let index = state.index(number), state.entries[index].phase == .opening else { return false }
      state.entries[index].settling.append { _ = answer.finish(.success(())) }
      return true
    }
    guard isThere else { return }
    try? await answer.value { _ = answer.finish(.success(())) }
  }
}
