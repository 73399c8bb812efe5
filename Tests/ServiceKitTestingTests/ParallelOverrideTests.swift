import Foundation
import ServiceKit
import ServiceKitTesting
import Testing

/// Parallel tests never see one another's overrides.
struct ParallelOverrideTests {
  // https://github.com/hmlongco/Factory/issues/231
  @Test("Fifty parallel tests each see their own override, also in work that outlives the scope", arguments: 0..<50)
  func fifty(_ number: Int) async throws {
    let fake = Fixture.StoppedClock(number)
    let later = await withAdapter((any Fixture.Clock).self, fake) {
      for _ in 0..<20 {
        await Task.yield()
        #expect(Fixture.clock() === fake)
        #expect(Fixture.Session().clock.now == number)
      }
      return Task {
        for _ in 0..<20 { await Task.yield() }
        return Fixture.clock()
      }
    }
    #expect(await later.value === fake)
    #expect(Fixture.clock()?.now == 1)
  }

  // https://github.com/pointfreeco/swift-dependencies/issues/127
  @Test func `Work that outlives the only override keeps it`() async {
    let fake = Fixture.StoppedClock()
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let later = withAdapter((any Fixture.Clock).self, fake) {
      Task {
        for await _ in gate { break }
        return Fixture.clock()
      }
    }
    open.yield()
    #expect(await later.value === fake)
  }

  @Test func `A context carries the override into a detached task, which without it has none`() async {
    let outside = Fixture.clock()
    let fake = Fixture.StoppedClock()
    await withAdapter((any Fixture.Clock).self, fake) {
      let context = AdapterContext.current
      #expect(await Task.detached { Fixture.clock() }.value === outside)
      #expect(await Task.detached { context.run { Fixture.clock() } }.value === fake)
      let later = Task.detached {
        await context.run {
          await Task.yield()
          return Fixture.clock()
        }
      }
      #expect(await later.value === fake)
    }
  }

  @Test func `A context carries the override onto a dispatch queue, also beyond the scope`() async {
    let fake = Fixture.StoppedClock()
    let context = withAdapter((any Fixture.Clock).self, fake) { AdapterContext.current }
    let found = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: context.run { Fixture.clock() }) }
    }
    #expect(found === fake)
    let outside = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: Fixture.clock()) }
    }
    #expect(outside !== fake)
  }

  @Test func `The context of no override leads out of one`() {
    let outside = Fixture.clock()
    let context = AdapterContext.current
    withAdapter((any Fixture.Clock).self, Fixture.StoppedClock()) {
      #expect(context.run { Fixture.clock() } === outside)
    }
  }
}
