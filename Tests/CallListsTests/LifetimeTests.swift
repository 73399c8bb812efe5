import CallLists
import Testing

/// Who keeps whom, and what may happen when somebody goes.
@Suite struct LifetimeTests {
  let page = Page()
  let stays = Ticker()

  /// Adds a ticker that only the roster keeps.
  @discardableResult
  private func addOwned(_ setUp: (Ticker) -> Void = { _ in }) throws -> () -> Ticker? {
    let ticker = Ticker()
    setUp(ticker)
    try page.add(ticker)
    return { [weak ticker] in ticker }
  }

  @Test func `A member is kept until it is removed`() throws {
    let member = try addOwned()
    page.send(1)
    #expect(member()?.seen == [1])
    do { page.roster.remove(try #require(member())) }
    #expect(member() == nil)
  }

  @Test func `A member that is removed in a dispatch goes at its end`() throws {
    let member = try addOwned()
    var isThere = false
    stays.action = { [page] _ in
      if let ticker = member() { page.roster.remove(ticker) }
      isThere = member() != nil
    }
    try page.add(stays)
    page.send(1)
    #expect(isThere && member() == nil)
  }

  @Test func `A member that only the roster kept removes itself, and ends after the dispatch`() throws {
    var ended = 0
    try addOwned { [page] ticker in
      ticker.action = { [unowned ticker] _ in page.roster.remove(ticker) }
      ticker.atEnd = { ended = 1 }
    }
    try page.add(stays)
    stays.action = { _ in #expect(ended == 0) }
    page.send(1)
    #expect(ended == 1 && stays.seen == [1])
  }

  @Test func `The deinit of a member may add, remove and send`() throws {
    let late = Ticker()
    try page.add(stays)
    let member = try addOwned { [page, stays] ticker in
      ticker.atEnd = {
        page.roster.remove(stays)
        try? page.add(late)
        page.send(7)
      }
    }
    do { page.roster.remove(try #require(member())) }
    #expect(late.seen == [7] && stays.seen.isEmpty)
  }

  @Test func `The deinit of a member that was removed in a dispatch may add, remove and send`() throws {
    let late = Ticker()
    let member = try addOwned { [page, stays] ticker in
      ticker.atEnd = {
        page.roster.remove(stays)
        try? page.add(late)
        page.send(7)
      }
    }
    stays.action = { [page] _ in if let ticker = member() { page.roster.remove(ticker) } }
    try page.add(stays)
    page.send(1)
    #expect(late.seen == [7] && stays.seen == [1])
  }

  @Test(arguments: [false, true])
  func `Closing lets members go in reverse order`(inDispatch: Bool) throws {
    // https://github.com/badoo/MVIKotlin/issues/140
    var order: [Int] = []
    for number in 1...3 { try addOwned { $0.atEnd = { order.append(number) } } }
    if inDispatch {
      stays.action = { [page] _ in page.roster.close() }
      try page.add(stays)
    }
    page.send(1)
    page.roster.close()
    #expect(order == [3, 2, 1])
  }

  @Test func `A roster and its list may go in the middle of a dispatch`() throws {
    let other = Ticker()
    var roster: Roster? = Roster { _ in }
    try roster?.add(stays)
    try roster?.add(other)
    var list = roster?.list(of: (any Ticks).self)
    stays.action = { _ in (roster, list) = (nil, nil) }
    list?.send { try $0.tick(1) }
    #expect(stays.seen == [1] && other.seen.isEmpty)
  }

  @Test func `A list that outlives its roster is empty`() throws {
    var roster: Roster? = Roster { _ in }
    try roster?.add(stays)
    let list = try #require(roster?.list(of: (any Ticks).self))
    roster = nil
    #expect(list.isEmpty)
  }

  @Test func `A roster and its lists do not keep one another`() {
    weak var gone: Roster?
    do {
      let roster = Roster { _ in }
      gone = roster
      _ = roster.list(of: (any Ticks).self)
    }
    #expect(gone == nil)
  }

  @Test func `A registration that goes away takes its object along`() throws {
    weak var gone: Ticker?
    do {
      let observer = Ticker()
      gone = observer
      let registration = try page.roster.register(observer)
      page.send(1)
      #expect(registration.isRegistered && observer.seen == [1])
    }
    #expect(gone == nil && page.roster.objects.isEmpty)
  }

  @Test func `A registration may be dropped in a dispatch, and its object is not called again`() throws {
    let observer = Ticker()
    try page.add(stays)
    var registration: Registration? = try page.roster.register(observer)
    stays.action = { _ in registration = nil }
    page.send(1)
    #expect(observer.seen.isEmpty && registration == nil)
  }

  @Test func `The end of an old registration leaves a new one of the same object alone`() throws {
    let old = try page.roster.register(stays)
    page.roster.remove(stays)
    try page.add(stays)
    old.remove()
    page.send(1)
    #expect(stays.seen == [1] && !old.isRegistered)
  }

  @Test func `A registration may outlive its roster`() throws {
    var roster: Roster? = Roster { _ in }
    let registration = try #require(try roster?.register(stays))
    roster = nil
    registration.remove()
    #expect(!registration.isRegistered)
  }
}
