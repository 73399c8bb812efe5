import CallLists
import Testing

/// Events that members take their time for.
@Suite @MainActor struct AsyncSendTests {
  let page = Page()
  let first = Ticker()
  let second = Ticker()

  init() throws { try page.add(first, second) }

  /// Starts a send that is suspended in the first member until the gate opens.
  private func suspended(_ value: Int, _ gate: Gate) async -> Task<CallDelivery.Summary, Never> {
    let task = Task {
      let delivery = await page.ticks.send("tick") {
        await gate.pass()
        try $0.tick(value)
      }
      return delivery.summary
    }
    await gate.arrival()
    return task
  }

  @Test func `Members are called one after another, in order`() async {
    var order: [Int] = []
    first.action = { _ in order.append(1) }
    second.action = { _ in order.append(2) }
    await page.ticks.send {
      order.append(0)
      await Task.yield()
      try $0.tick(1)
    }
    #expect(order == [0, 1, 0, 2])
  }

  @Test func `A suspended send does not call a member that was removed meanwhile`() async {
    // https://github.com/greenrobot/EventBus/issues/318
    let gate = Gate()
    let task = await suspended(1, gate)
    page.roster.remove(second)
    gate.open()
    #expect(await task.value.called == [ObjectIdentifier(Ticker.self)] && second.seen.isEmpty)
  }

  @Test func `A suspended send finds the members that are left wherever removals have moved them`() async throws {
    let (third, fourth) = (Ticker(), Ticker())
    try page.add(third, fourth)
    let gate = Gate()
    let task = await suspended(1, gate)
    for ticker in [first, third] { page.roster.remove(ticker) }
    gate.open()
    _ = await task.value
    #expect(second.seen == [1] && third.seen.isEmpty && fourth.seen == [1])
  }

  @Test func `A suspended send does not call who was added meanwhile, or removed and added again`() async throws {
    let gate = Gate()
    let task = await suspended(1, gate)
    let late = Ticker()
    page.roster.remove(second)
    try page.add(second, late)
    gate.open()
    _ = await task.value
    #expect(first.seen == [1] && second.seen.isEmpty && late.seen.isEmpty)
  }

  @Test func `A suspended send keeps no member that was removed`() async throws {
    weak var gone: Ticker?
    do {
      let ticker = Ticker()
      gone = ticker
      try page.add(ticker)
    }
    let gate = Gate()
    let task = await suspended(1, gate)
    do { page.roster.remove(try #require(gone)) }
    #expect(gone == nil)
    gate.open()
    _ = await task.value
  }

  @Test func `A finished call does not keep its member while others are suspended`() async throws {
    let roster = Roster { _ in }
    weak var gone: Ticker?
    do {
      let ticker = Ticker()
      gone = ticker
      try roster.add(ticker)
    }
    try roster.add(first)
    let gate = Gate()
    let task = Task {
      await roster.list(of: (any Ticks).self).send { if $0 === first { await gate.pass() } }.calls.count
    }
    await gate.arrival()
    do { roster.remove(try #require(gone)) }
    #expect(gone == nil)
    gate.open()
    #expect(await task.value == 2)
  }

  @Test func `A suspended send that a member began does not keep that member, also where it is monitored`() async throws
  {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return }
    final class Deaf: CallMonitor {
      func called(_ member: AnyObject, _ site: CallSite, _ duration: Duration, sender: AnyObject?) {}
    }
    page.roster.monitor = Deaf()
    let gate = Gate()
    weak var gone: Ticker?
    do {
      let ticker = Ticker()
      gone = ticker
      ticker.action = { [page] value in
        if value == 1 {
          Task.immediate {
            _ = await page.ticks.send {
              await gate.pass()
              try $0.tick(2)
            }.calls.count
          }
        }
      }
      try page.add(ticker)
    }
    page.send(1)
    do { page.roster.remove(try #require(gone)) }
    #expect(gone == nil)
    gate.open()
  }

  @Test func `A suspended send holds up neither posts nor other sends`() async {
    let gate = Gate()
    let task = await suspended(1, gate)
    page.roster.post { page.send(2) }
    #expect(first.seen == [2] && second.seen == [2])
    gate.open()
    _ = await task.value
  }

  @Test func `Closing ends a suspended send`() async {
    // https://github.com/bevyengine/bevy/issues/19623
    let gate = Gate()
    let task = await suspended(1, gate)
    page.roster.close()
    gate.open()
    _ = await task.value
    #expect(first.seen == [1] && second.seen.isEmpty)
  }

  @Test func `A roster may go while a send is suspended`() async throws {
    let gate = Gate()
    var roster: Roster? = Roster { _ in }
    for ticker in [first, second] { page.roster.remove(ticker) }
    for ticker in [first, second] { try roster?.add(ticker) }
    let list = try #require(roster?.list(of: (any Ticks).self))
    let task = Task {
      await list.send {
        await gate.pass()
        try $0.tick(1)
      }.calls.count
    }
    await gate.arrival()
    roster = nil
    gate.open()
    #expect(await task.value == 1)
  }

  @Test func `Cancellation stops before the next member, and the delivery says so`() async {
    let gate = Gate()
    let task = await suspended(1, gate)
    task.cancel()
    gate.open()
    let summary = await task.value
    #expect(summary.isCancelled && summary.called.count == 1 && first.seen == [1] && second.seen.isEmpty)
  }

  @Test func `A member that throws is reported and in the delivery, and the others are called`() async {
    // https://github.com/nestjs/event-emitter/issues/688
    first.action = { _ in throw Bad() }
    let delivery = await page.sendSlowly(1)
    #expect(delivery.calls.map { $0.error is Bad } == [true, false])
    #expect(page.reports.count == 1 && second.seen == [1])
  }

  @Test func `The delivery names who was called, by object as long as it is a member`() async {
    let delivery = await page.sendSlowly(1)
    page.roster.remove(first)
    #expect(delivery.calls.map { $0.type == Ticker.self } == [true, true])
    #expect(delivery.calls.map { $0.object === second } == [false, true] && delivery.calls[0].object == nil)
  }

  @Test func `Where no member conforms nothing is called`() async {
    var count = 0
    let delivery = await page.roster.list(of: (any Sequence).self).send { _ in
      await Task.yield()
      count += 1
    }
    #expect(count == 0 && delivery.calls.isEmpty)
  }
}

extension CallDelivery {
  /// What may leave the isolation.
  struct Summary: Sendable {
    var called: [ObjectIdentifier]
    var isCancelled: Bool
  }

  var summary: Summary { Summary(called: calls.map { ObjectIdentifier($0.type) }, isCancelled: isCancelled) }
}

/// Holds up whoever passes, until it is opened once and for all.
@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var hasArrived = false
  private var isOpen = false

  func pass() async {
    hasArrived = true
    for arrival in arrivals { arrival.resume() }
    arrivals = []
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Returns when somebody is waiting.
  func arrival() async {
    if !hasArrived { await withCheckedContinuation { arrivals.append($0) } }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
