/// An opening of a module: from before its initialiser is called until it is cleaned up.
struct ModuleEntry: Sendable {
  /// How far an opening is.
  enum Phase {
    case opening, open, closing
  }

  /// A handle that the stack does not keep alive.
  struct WeakHandle: Sendable {
    weak let handle: ModuleHandle?
  }

  let number: UInt64
  let module: LinkedModule
  let origin: ActionOrigin
  var phase = Phase.opening
  /// Nil before it is open, and when it is being closed.
  var instance: ModuleInstance?
  var openedAt: ContinuousClock.Instant?
  var weakHandle = WeakHandle(handle: nil)
  /// The handle, where the stack is to keep it.
  var kept: ModuleHandle?
  /// Somebody asked to close it before it was open.
  var closesWhenOpen: ClosingReason?
  /// It is closed for this reason even where it refuses.
  var forced: ClosingReason?
  /// Asks, and cleans up; answers whether the module is closed.
  var closing: Task<Bool, Never>?
  /// The openings that what opens or closes this one waits for.
  var waitsFor: [UInt64] = []
  /// Called when the opening has succeeded or failed.
  var settling: [@Sendable () -> Void] = []
  /// Called when the module closes.
  var endings: [UInt64: @Sendable () -> Void] = [:]
}

/// A module that was opened, and how it is closed.
struct ModuleInstance: Sendable {
  let module: any OpenableModule
  let mayClose: nonisolated(nonsending) @Sendable (ClosingReason) async -> Bool
  let close: nonisolated(nonsending) @Sendable (ClosingReason) async -> Void

  init<Opened>(_ module: Opened, _ calls: ModuleCalls<Opened>) {
    self.module = module
    mayClose = { reason in await calls.mayClose(module, reason) }
    close = { reason in await calls.close(module, reason) }
  }
}
