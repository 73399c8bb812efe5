import CallLists

protocol Ticks: AnyObject { func tick(_ value: Int) throws }
protocol Resets: AnyObject { func reset() }

/// A member that keeps what it was told, and does what a test wants.
final class Ticker: Ticks {
  var seen: [Int] = []
  var action: (Int) throws -> Void = { _ in }
  var atEnd: () -> Void = {}

  func tick(_ value: Int) throws {
    seen.append(value)
    try action(value)
  }

  deinit { atEnd() }
}

/// A member that does not tick.
final class Resetter: Resets { func reset() {} }

struct Bad: Error {}

/// A roster, and what it has reported.
final class Page {
  private(set) var reports: [CallListError] = []
  lazy var roster = Roster { [unowned self] in reports.append($0) }
  var ticks: CallList<any Ticks> { roster.list(of: (any Ticks).self) }

  func add(_ objects: AnyObject...) throws { for object in objects { try roster.add(object) } }
  func send(_ value: Int) { ticks.send("tick") { try $0.tick(value) } }

  /// Sends to members that are suspended before they tick.
  @discardableResult
  func sendSlowly(_ value: Int) async -> CallDelivery {
    await ticks.send("tick") {
      await Task.yield()
      try $0.tick(value)
    }
  }
}
