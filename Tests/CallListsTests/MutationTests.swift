import CallLists
import Testing

protocol Ticks: AnyObject { func tick(_ value: Int) throws }

final class Ticker: Ticks {
  var seen: [Int] = []
  var action: (Int) throws -> Void = { _ in }
  func tick(_ value: Int) throws {
    seen.append(value)
    try action(value)
  }
}

struct Bad: Error {}

/// A roster with tickers, and what it has reported.
final class Bench {
  var reports: [CallListError] = []
  lazy var roster = Roster { [unowned self] in reports.append($0) }
  func send(_ value: Int) { roster.list(of: (any Ticks).self).send("tick") { try $0.tick(value) } }
}

@Suite struct MutationTests {
  let bench = Bench()
  let first = Ticker()
  let second = Ticker()
  let third = Ticker()

  init() throws { for ticker in [first, second] { try bench.roster.add(ticker) } }

  @Test func `A member that removes itself gets no further event, the others get each`() {
    // https://github.com/GitHawkApp/GitHawk/issues/781
    first.action = { [bench, first] _ in bench.roster.remove(first) }
    bench.send(1)
    bench.send(2)
    #expect(first.seen == [1] && second.seen == [1, 2])
  }

  @Test func `A member that is removed during a dispatch is not called for it`() {
    // https://github.com/nodejs/node/issues/1182
    first.action = { [bench, second] _ in bench.roster.remove(second) }
    bench.send(1)
    #expect(second.seen.isEmpty)
  }

  @Test func `A member that is added during a dispatch gets nested and later events, not this one`() {
    // https://github.com/software-mansion/argent/issues/870
    first.action = { [bench, third] in
      if $0 == 1 {
        try bench.roster.add(third)
        bench.send(2)
      }
    }
    bench.send(1)
    bench.send(3)
    #expect(third.seen == [2, 3])
  }

  @Test func `Closing during a dispatch ends it`() {
    // https://github.com/bevyengine/bevy/issues/19623
    first.action = { [bench] _ in bench.roster.close() }
    bench.send(1)
    #expect(second.seen.isEmpty)
  }

  @Test func `Posts run after the outermost dispatch, in order, and at once outside one`() {
    // https://github.com/google/guava/issues/1740
    first.action = { [bench] in
      if $0 == 1 { for value in [2, 3] { bench.roster.post { bench.send(value) } } }
    }
    bench.send(1)
    bench.roster.post { [bench] in bench.send(4) }
    #expect(second.seen == [1, 2, 3, 4])
  }

  @Test func `A member that throws is reported once and gets the next event, as the others do`() {
    // https://github.com/nestjs/cqrs/issues/1431
    first.action = { if $0 == 1 { throw Bad() } }
    bench.send(1)
    bench.send(2)
    #expect(first.seen == [1, 2] && second.seen == [1, 2] && bench.reports.count == 1)
  }

  @Test func `Sends without end are refused once, with the chain, and the roster stays usable`() {
    for ticker in [first, second] { ticker.action = { [bench] in if $0 == 1 { bench.send(1) } } }
    bench.send(1)
    bench.send(2)
    guard case .tooDeep(let chain)? = bench.reports.first?.kind else { return #expect(Bool(false)) }
    #expect(chain.count == 65 && bench.reports.count == 1 && first.seen.last == 2)
  }

  @Test func `The same instance is not added twice`() {
    #expect(throws: CallListError.self) { try bench.roster.add(first) }
    #expect(bench.roster.objects.count == 2)
  }

  @Test func `A registration that goes away takes its object along`() throws {
    weak var gone: Ticker?
    do {
      let observer = Ticker()
      gone = observer
      let registration = try bench.roster.register(observer)
      #expect(registration.isRegistered)
    }
    #expect(gone == nil)
  }

  @Test func `A cursor calls the members that are left, in order`() {
    var called = 0
    var cursor = bench.roster.list(of: (any Ticks).self).cursor("tick")
    while cursor.advance() {
      called += 1
      bench.roster.remove(second)
    }
    #expect(called == 1)
  }

  @Test func `A suspended send does not call a member that was removed meanwhile`() async {
    // https://github.com/greenrobot/EventBus/issues/318
    let list = bench.roster.list(of: (any Ticks).self)
    let delivery = await list.send("tick") {
      await Task.yield()
      bench.roster.remove(second)
      try $0.tick(1)
    }
    #expect(second.seen.isEmpty && delivery.called.count == 1)
  }
}
