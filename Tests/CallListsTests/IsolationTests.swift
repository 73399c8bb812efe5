import CallLists
import Testing

/// Members whose conformance belongs to a global actor.
@Suite struct IsolationTests {
  protocol Open { func open() }
  protocol Bound: AnyObject { func bound() }
  protocol Unrelated: AnyObject {}

  @MainActor
  final class Main: @MainActor Open, @MainActor Bound {
    var calls = 0
    nonisolated init() {}
    func open() { calls += 1 }
    func bound() { calls += 1 }
  }

  @MainActor @Test func `A conformance of the roster's own isolation is called`() throws {
    let (roster, member) = (Roster { _ in }, Main())
    try roster.add(member)
    roster.list(of: (any Open).self).send { $0.open() }
    roster.list(of: (any Bound).self).send { $0.bound() }
    #expect(member.calls == 2)
  }

  private func reports<P>(_ type: P.Type) throws -> [String] {
    var reports: [String] = []
    let roster = Roster { reports.append($0.description) }
    try roster.add(Main())
    let list = roster.list(of: type, fileID: "Player/Page.swift", line: 7)
    if !list.isEmpty { reports.append("It would be called.") }
    return reports
  }

  @Test func `A conformance that belongs to another isolation is reported, not called and not silently missing`()
    async throws
  {
    #expect(
      try reports((any Open).self) == [
        """
        CallListsTests.IsolationTests.Main conforms to CallListsTests.IsolationTests.Open, but in another isolation, so \
        its events will not reach it (list(of:) (Player/Page.swift:7)).
        Ways out:
        1. Use the roster in the isolation of the conformance.
        2. Make the conformance nonisolated.
        """
      ])
  }

  @Test func `The same holds for a protocol that is for classes only`() async throws {
    #expect(try reports((any Bound).self).map { $0.contains("in another isolation") } == [true])
  }

  @Test func `It is reported once for two protocols of which one is conformed to elsewhere`() async throws {
    #expect(try reports((any Open & Bound).self).count == 1)
  }

  @Test func `A protocol that is not conformed to at all is not reported`() async throws {
    #expect(try reports((any Unrelated).self).isEmpty)
  }

  /// An asynchronous send runs where its sender does, so nothing that it touches crosses threads.
  actor Owner {
    let roster = Roster { _ in }
    func send() async throws -> Bool {
      try roster.add(Ticker())
      var stayed = false
      await roster.list(of: (any Ticks).self).send { _ in
        await Task.yield()
        self.assertIsolated()
        stayed = true
      }
      return stayed
    }
  }

  @Test func `An asynchronous send stays in the isolation of its sender`() async throws {
    #expect(try await Owner().send())
  }
}
