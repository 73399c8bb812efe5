import CallLists
import Testing

@Suite struct MonitorTests {
  final class Log: CallMonitor {
    var entries: [String] = []
    var senders: [String] = []
    func called(_ member: AnyObject, _ site: CallSite, _ duration: Duration, sender: AnyObject?) {
      if let sender { senders.append("\(type(of: sender)) > \(type(of: member))") }
      entries.append("\(type(of: member)) \(site.event)\(duration < .zero ? " in negative time" : "")")
    }
  }

  let page = Page()
  let log = Log()
  let first = Ticker()

  init() throws {
    page.roster.monitor = log
    try page.add(first, Resetter(), Ticker())
  }

  @Test func `Each call is told, also one that throws`() {
    first.action = { _ in throw Bad() }
    page.send(1)
    #expect(log.entries == ["Ticker tick", "Ticker tick"])
  }

  @Test func `Each call of an asynchronous send is told`() async {
    await page.sendSlowly(1)
    #expect(log.entries == ["Ticker tick", "Ticker tick"])
  }

  @Test func `A member that removes itself is told of`() {
    first.action = { [page, unowned first] _ in page.roster.remove(first) }
    page.send(1)
    #expect(log.entries.count == 2)
  }

  @Test func `A monitor that is taken away in a dispatch is not told any more`() {
    first.action = { [page] _ in page.roster.monitor = nil }
    page.send(1)
    #expect(log.entries.isEmpty)
  }

  @Test func `Monitored, the rules are the same`() {
    // https://github.com/nodejs/node/issues/1182
    var called = 0
    page.ticks.send {
      called += 1
      for object in page.roster.objects where object !== $0 { page.roster.remove(object) }
    }
    #expect(called == 1)
  }

  @Test func `A call that a member sends has the member as its sender, and only that`() {
    var isFirst = true
    first.action = { [page] _ in
      guard isFirst else { return }
      isFirst = false
      page.send(2)
    }
    page.send(1)
    page.send(3)
    #expect(log.senders == ["Ticker > Ticker", "Ticker > Ticker"])
  }
}
