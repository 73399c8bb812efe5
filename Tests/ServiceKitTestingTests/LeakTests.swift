import ServiceKit
import ServiceKitTesting
import Testing

/// What the leak check finds, and what it lets pass.
struct LeakTests {
  typealias Container = LeakFixture.Container

  // The first case of source document 002.
  @Test func `A closure of the adapter that captures it and uses the host keeps nothing alive`() {
    expectNoLeaks { check in
      let container = check.watch(Container())
      container.audio.stopAudio()
      container.complete()
      #expect(container.refreshes == 1)
    }
  }

  // The second case of source document 002.
  @Test func `An adapter in a closure that the host keeps keeps nothing alive`() {
    expectNoLeaks { check in
      let container = check.watch(Container())
      let adapter = container.audio
      container.block = { adapter.refreshView() }
      container.block?()
    }
  }

  // The second case of source document 002.
  @Test func `A weak proxy in a closure that the adapter keeps keeps nothing alive`() {
    expectNoLeaks { check in
      let container = check.watch(Container())
      container.audio.stopVideo { [audio = container.audio.weak] in audio.refreshView() }
    }
  }

  @Test func `An adapter that keeps itself in a closure is named, with class, file and line`() throws {
    let line = try Self.line(of: "LeakFixture.AudioView")
    let issues = Recorded.issues {
      expectNoLeaks { check in
        let container = check.watch(Container())
        let adapter = container.audio
        adapter.stopVideo { adapter.refreshView() }
      }
    }
    #expect(issues == [Self.message(line)])
  }

  @Test func `An adapter of another isolation or task has time to go`() async {
    await expectNoLeaks { check in
      let container = check.watch(Container())
      container.audio.refreshView()
      await Task.yield()
    }
  }

  @Test func `An asynchronous body is checked too`() async throws {
    let line = try Self.line(of: "LeakFixture.AudioView")
    let issues = await Recorded.issues {
      await expectNoLeaks { _ in
        let container = Container()
        await Task.yield()
        let adapter = container.audio
        adapter.stopVideo { adapter.refreshView() }
      }
    }
    #expect(issues == [Self.message(line)])
  }

  @Test func `An object that is alive is named`() {
    var kept: Container?
    let issues = Recorded.issues { expectNoLeaks { check in kept = check.watch(Container()) } }
    #expect(issues == ["ServiceKitTestingTests.LeakFixture.Container is still alive."])
    withExtendedLifetime(kept) {}
  }

  @Test func `A fake that the test holds is no leak`() {
    let fake = Fixture.SilentPlayer()
    expectNoLeaks { _ in
      withAdapter((any Fixture.Player).self, fake) { _ = Fixture.Session().player }
    }
  }

  @Test func `A service outlives hosts, as it should`() {
    expectNoLeaks { check in _ = check.watch(Fixture.Session()).clock }
  }

  @Test func `A check by hand knows the objects that it was given`() {
    let check = LeakCheck()
    var container: Container? = check.watch(Container())
    #expect(
      Recorded.issues { check.expectNoLeaks() } == ["ServiceKitTestingTests.LeakFixture.Container is still alive."])
    withExtendedLifetime(container) {}
    container = nil
    check.expectNoLeaks()
  }

  @Test func `A shared adapter may live until its last host is gone`() {
    expectNoLeaks { _ in
      let first = Fixture.Session()
      do {
        let second = Fixture.Session()
        #expect(first.mixer === second.mixer)
      }
      #expect(first.mixer.hostCount == 2)
    }
  }

  private static func line(of adapter: String) throws -> Int {
    try #require(AdapterRegistry.main.bindings.first { $0.adapterName == adapter }?.line)
  }

  private static func message(_ line: Int) -> String {
    """
    ServiceKitTestingTests.LeakFixture.AudioView outlives its host ServiceKitTestingTests.LeakFixture.Container.
      declared at ServiceKitTestingTests/LeakFixture.swift:\(line)
      Ways out:
        1. In a closure that is kept, capture the adapter weakly, or its weak proxy, which @WeakProxy on the protocol writes.
        2. Look it up through the host when it is used, instead of keeping it.
    """
  }
}
