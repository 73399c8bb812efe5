extension Mediator {
  /// Records from now on which modules are open; nil ends it.
  ///
  /// A module is recorded from before its initialiser runs until it is cleaned up.
  ///
  /// - Parameter record: the record; of one mediator only.
  public func keepRecord(_ record: CrashRecord?) { core.targets.modules.keepRecord(record) }

  /// Records which modules are open, from the first one that is opened from now on; until then there is no file.
  ///
  /// What is refused before a module is launched leaves no trace in this way, not even an empty record.
  ///
  /// - Parameter make: makes the record, called at most once, on the thread that opens the module and before anything of
  ///   that runs; nil records nothing. It opens no module, and others that open wait for it.
  public func keepRecord(madeBy make: @escaping @Sendable () -> CrashRecord?) {
    core.targets.modules.keepRecord(madeBy: make)
  }
}
