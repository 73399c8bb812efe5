extension Mediator {
  /// Records from now on which modules are open; nil ends it.
  ///
  /// A module is recorded from before its initialiser runs until it is cleaned up.
  ///
  /// - Parameter record: the record; of one mediator only.
  public func keepRecord(_ record: CrashRecord?) { core.targets.modules.keepRecord(record) }
}
