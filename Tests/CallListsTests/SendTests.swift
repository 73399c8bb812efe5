import CallLists
import Testing

/// Who is called, in which order, and what comes of errors.
@Suite struct SendTests {
  let page = Page()
  let first = Ticker()
  let second = Ticker()

  init() throws { try page.add(first, Resetter(), second) }

  @Test func `Exactly the members that conform are called, in the order in which they were added`() {
    var called: [ObjectIdentifier] = []
    page.ticks.send { called.append(ObjectIdentifier($0)) }
    #expect(called == [ObjectIdentifier(first), ObjectIdentifier(second)])
  }

  @Test func `Where no member conforms the closure is not called`() {
    var count = 0
    page.roster.list(of: (any Sequence).self).send { _ in count += 1 }
    #expect(count == 0)
  }

  @Test func `An argument that a member changes reaches the next as it was left`() {
    var value = 1
    func change(_ ticker: any Ticks, _ value: inout Int) { value *= 3 }
    page.ticks.send { change($0, &value) }
    #expect(value == 9)
  }

  @Test func `A list is the same object each time, and there is one for each protocol`() {
    #expect(page.ticks === page.ticks && page.roster.list(of: (any Resets).self).values.count == 1)
  }

  @Test func `A list that is asked for late knows the members that were there before`() {
    #expect(page.ticks.values.map { ObjectIdentifier($0) } == [ObjectIdentifier(first), ObjectIdentifier(second)])
  }

  @Test func `A send from within a handler runs at once and fully`() {
    // https://github.com/google/guava/issues/1740
    var seenBySecond: [Int] = []
    first.action = { [page, second] in
      if $0 == 1 {
        page.send(2)
        seenBySecond = second.seen
      }
    }
    page.send(1)
    #expect(seenBySecond == [2] && second.seen == [2, 1])
  }

  @Test func `Posts run after the outermost dispatch, first in first out`() {
    // https://github.com/google/guava/issues/1740
    first.action = { [page] in
      switch $0 {
      case 1: page.send(2)
      case 2: for value in [3, 4] { page.roster.post { page.send(value) } }
      case 3: page.roster.post { page.send(5) }
      default: break
      }
    }
    page.send(1)
    #expect(second.seen == [2, 1, 3, 4, 5])
  }

  @Test func `A post outside a dispatch runs at once`() {
    page.roster.post { page.send(1) }
    #expect(second.seen == [1])
  }

  @Test func `Posts that post are not run in a recursion`() {
    var left = 100_000
    func again() {
      left -= 1
      if left > 0 { page.roster.post(again) }
    }
    first.action = { [page] _ in page.roster.post(again) }
    page.send(1)
    #expect(left == 0)
  }

  @Test func `A member that throws is reported, and the others are called`() {
    // https://github.com/nestjs/event-emitter/issues/688
    first.action = { _ in throw Bad() }
    page.send(1)
    #expect(second.seen == [1] && page.reports.count == 1)
  }

  @Test func `A member that has thrown gets the next event, and the error is not reported again`() {
    // https://github.com/nestjs/cqrs/issues/1431
    first.action = { if $0 == 1 { throw Bad() } }
    page.send(1)
    page.send(2)
    #expect(first.seen == [1, 2] && page.reports.count == 1)
  }

  @Test func `After an error the next send delivers its own event only`() {
    // https://github.com/google/guava/issues/1263
    first.action = { if $0 < 3 { throw Bad() } }
    for value in 1...3 { page.send(value) }
    #expect(second.seen == [1, 2, 3])
  }

  @Test func `Sends without end are refused and reported once, with the chain`() {
    for ticker in [first, second] { ticker.action = { [page] _ in page.send(1) } }
    page.send(1)
    let chains = page.reports.map { report -> [String] in
      if case .tooDeep(let chain) = report.kind { chain.map { "\($0.event)" } } else { [] }
    }
    #expect(chains == [Array(repeating: "tick", count: 65)])
  }

  @Test func `After sends without end the roster works`() {
    for ticker in [first, second] { ticker.action = { [page] in if $0 == 1 { page.send(1) } } }
    page.send(1)
    (first.seen, second.seen) = ([], [])
    page.send(2)
    #expect(first.seen == [2] && second.seen == [2])
  }

  @Test func `Sixty-four dispatches inside one another are not too many`() {
    first.action = { [page] in if $0 > 1 { page.send($0 - 1) } }
    page.send(64)
    #expect(page.reports.isEmpty && second.seen.count == 64)
  }

  @Test func `A report may send`() throws {
    var seen: [Int] = []
    weak var roster: Roster?
    let sending = Roster { _ in roster?.list(of: (any Ticks).self).send { try $0.tick(2) } }
    roster = sending
    let failing = Ticker()
    failing.action = { if $0 == 1 { throw Bad() } else { seen.append($0) } }
    try sending.add(failing)
    sending.list(of: (any Ticks).self).send { try $0.tick(1) }
    #expect(seen == [2])
  }
}
