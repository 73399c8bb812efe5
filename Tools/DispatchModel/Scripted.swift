import CallLists

protocol First: AnyObject {
  func first(_ event: Int) throws
  func firstSlowly(_ event: Int) async throws
}

protocol Second: AnyObject {
  func second(_ event: Int) throws
  func secondSlowly(_ event: Int) async throws
}

/// A member whose handlers and deinit do what a script says.
class Scripted: First {
  let member: Int
  private unowned let run: ScriptRun

  init(_ member: Int, _ run: ScriptRun) {
    self.member = member
    self.run = run
  }

  deinit { run.ended(member) }

  final func handle(_ event: Int) throws { try run.handle(event, by: member) }

  final func handleSlowly(_ event: Int) async throws {
    await Task.yield()
    try await run.handleSlowly(event, by: member)
  }

  func first(_ event: Int) throws { try handle(event) }
  func firstSlowly(_ event: Int) async throws { try await handleSlowly(event) }
}

/// A member with both protocols.
final class ScriptedTwice: Scripted, Second {
  func second(_ event: Int) throws { try handle(event) }
  func secondSlowly(_ event: Int) async throws { try await handleSlowly(event) }
}

/// Counts what it is told.
final class CallCounter: CallMonitor {
  private(set) var count = 0
  func called(_ member: AnyObject, _ site: CallSite, _ duration: Duration, sender: AnyObject?) { count += 1 }
}
