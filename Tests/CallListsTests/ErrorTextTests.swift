import CallLists
import Testing

@Suite struct ErrorTextTests {
  private func closedText() -> String {
    let roster = Roster { _ in }
    roster.close()
    do { try roster.add(Ticker(), fileID: "Player/Page.swift", line: 7) } catch { return error.description }
    return ""
  }

  @Test func `Adding to a closed roster names the place and the ways out`() {
    #expect(
      closedText() == """
        The roster is closed, so nothing was added at add(_:) (Player/Page.swift:7).
        Ways out:
        1. Add before closing.
        2. Make a new roster.
        """)
  }

  @Test func `Adding twice names the member, the place and the ways out`() throws {
    let roster = Roster { _ in }
    let ticker = Ticker()
    try roster.add(ticker)
    var text = ""
    do { try roster.add(ticker, fileID: "Player/Page.swift", line: 7) } catch { text = error.description }
    #expect(
      text == """
        CallListsTests.Ticker is a member already, so it was not added again at add(_:) (Player/Page.swift:7).
        Ways out:
        1. Add it once.
        2. Remove it before you add it again; it then moves to the end.
        """)
  }

  @Test func `A member that throws is named with the event, the place and the error`() throws {
    var reports: [CallListError] = []
    let roster = Roster { reports.append($0) }
    let ticker = Ticker()
    ticker.action = { _ in throw Bad() }
    try roster.add(ticker)
    roster.list(of: (any Ticks).self).send("tick", fileID: "Player/Page.swift", line: 7) { try $0.tick(1) }
    #expect(
      reports.map(\.description) == [
        """
        CallListsTests.Ticker threw at tick (Player/Page.swift:7): Bad()
        The other members were called, and it gets the next event. Ways out:
        1. Handle the error in CallListsTests.Ticker.
        2. If the sender needs it, loop over the members and call them there.
        """
      ])
  }

  @Test func `Sends without end name the innermost and the events around it`() throws {
    var reports: [CallListError] = []
    let roster = Roster { reports.append($0) }
    let ticker = Ticker()
    let list = roster.list(of: (any Ticks).self)
    ticker.action = { _ in list.send("tock", fileID: "Player/Page.swift", line: 7) { try $0.tick(1) } }
    try roster.add(ticker)
    list.send("tick", fileID: "Player/Page.swift", line: 3) { try $0.tick(1) }
    ticker.action = { _ in }
    let tock = "tock (Player/Page.swift:7)"
    #expect(
      reports.map(\.description) == [
        """
        Events send one another without end: 65 dispatches inside one another; the innermost, \(tock), was refused, and \
        so is each further one until the outermost has ended.
        Innermost first: \(Array(repeating: tock, count: 8).joined(separator: " ← ")) ← 57 more
        Ways out:
        1. Send only when something has changed.
        2. Use post, which waits until the outermost dispatch has ended.
        """
      ])
  }
}
