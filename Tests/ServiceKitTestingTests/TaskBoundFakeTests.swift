import ServiceKit
import ServiceKitTesting
import Testing

/// Fakes that are not `Sendable`, in hosts that are sent to other tasks.
struct TaskBoundFakeTests {
  enum Bound {
    protocol Counter: AnyObject { var count: Int { get set } }
    protocol Extra: AnyObject { var count: Int { get set } }

    @Adapter((any Counter).self, scope: .host)
    final class PlainCounter: Counter { var count = 0 }

    final class FakeCounter: Counter, Extra, HostBound {
      var count = 10
      private(set) var hostCount = 0
      func bind(to host: AnyObject) { hostCount += 1 }
    }

    @AdapterHost
    final class Page {
      @Adapted(.throwing) var counter: any Counter
      @Adapted(.throwing) var maybe: (any Counter)?
      @Adapted(.throwing) var extra: (any Extra)?
      @Adapted var reported: (any Counter)?

      func read() throws -> [Int?] {
        [try counter.count, try maybe?.count, try adapter((any Counter).self)?.count, reported?.count]
      }
    }
  }

  private let refusal = """
    ServiceKitTestingTests.TaskBoundFakeTests.Bound.FakeCounter is not Sendable, so it stands in for an adapter in the task \
    that bound it only; another task looked it up.
      Ways out:
        1. Make it Sendable, and let 'ServiceKitTestingTests.TaskBoundFakeTests.Bound.Counter' refine Sendable.
        2. Bind a factory, which makes one for each host: bind((any Counter).self) { … }.
    """

  /// What went wrong, in words.
  private nonisolated static func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return "no error"
  }

  // Only the lookup that made the host's answer was checked: two tasks met in a fake that a host had been asked for before.
  @Test func `A host that has one refuses it to other tasks, also where it was read before`() async throws {
    let fake = Bound.FakeCounter()
    let task = try withAdapter((any Bound.Counter).self, fake) {
      let page = Bound.Page()
      let before = try page.read()
      #expect(before == [10, 10, 10, 10])
      return Task.detached {
        [
          Self.message { _ = try page.counter }, Self.message { _ = try page.maybe },
          Self.message { _ = try page.adapter((any Bound.Counter).self) },
          Self.message { if page.reported != nil { throw AnAdapter() } },
        ]
      }
    }
    fake.count += 1
    #expect(await task.value == [refusal, refusal, refusal, "no error"])
  }

  @Test func `The task that bound it reads it again and again, and the host is told once`() throws {
    let fake = Bound.FakeCounter()
    try withAdapters {
      $0.bind((any Bound.Counter).self, to: fake)
      $0.bind((any Bound.Extra).self, to: fake)
    } operation: {
      let page = Bound.Page()
      for _ in 0..<3 {
        let extra = try page.adapter((any Bound.Extra).self)
        let all: [AnyObject?] = try [page.counter, page.maybe, page.reported, page.extra, extra]
        #expect(all.allSatisfy { $0 === fake })
      }
      #expect(fake.hostCount == 2)
    }
  }

  @Test func `What a factory made for a host goes with the host`() async throws {
    let task = withAdapters {
      $0.bind((any Bound.Counter).self) { Bound.FakeCounter() }
    } operation: {
      let page = Bound.Page()
      _ = page.reported
      return Task.detached { try page.read() }
    }
    #expect(try await task.value == [10, 10, 10, 10])
  }

  private struct AnAdapter: Error {}
}
