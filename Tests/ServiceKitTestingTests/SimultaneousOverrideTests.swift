import Foundation
import ServiceKit
import ServiceKitTesting
import Testing

// https://github.com/hmlongco/Factory/issues/231
// https://github.com/pointfreeco/swift-dependencies/issues/127
/// Fifty overrides that are all in force at one moment, and the work that they leave behind.
@Suite(.timeLimit(.minutes(3)))
struct SimultaneousOverrideTests {
  private static let count = 50

  /// What one override leaves behind when its body has ended.
  private struct Remains {
    let fake: Fixture.StoppedClock
    let context: AdapterContext
    let task: Task<Bool, Never>
    let detached: Task<Bool, Never>
  }

  /// Whether every way to the clock leads to the fake: a service, one that a factory found, and one that a host has.
  private static func sees(_ fake: Fixture.StoppedClock) -> Bool {
    let watch = try? AdapterRegistry.main.requiredAdapter((any Fixture.Watch).self)
    return Fixture.clock() === fake && watch?.clock === fake && watch?.current === fake
      && Fixture.Session().clock === fake
  }

  /// Runs fifty bodies at once; none of them ends before all have begun and looked.
  ///
  /// - Parameters:
  ///   - later: where the work that outlives the bodies waits.
  ///   - look: is called in each body, when all are in theirs.
  /// - Returns: what the bodies leave behind, in any order.
  private static func overridden(
    waitingAt later: TaskRendezvous, _ look: @escaping @Sendable (Fixture.StoppedClock) async -> Void
  ) async -> [Remains] {
    let inside = TaskRendezvous(count)
    return await withTaskGroup { group in
      for number in 0..<count {
        group.addTask {
          let fake = Fixture.StoppedClock(number)
          return await withAdapter((any Fixture.Clock).self, fake) {
            await inside.meet()
            await look(fake)
            await inside.meet()
            let context = AdapterContext.current
            let task = Task {
              await later.meet()
              return sees(fake)
            }
            let detached = Task.detached {
              await later.meet()
              return context.run { sees(fake) }
            }
            return Remains(fake: fake, context: context, task: task, detached: detached)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test func `Each of fifty bodies that run at the same time sees its own fake, after each suspension`() async {
    let later = TaskRendezvous(Self.count * 2)
    let remains = await Self.overridden(waitingAt: later) { fake in
      for _ in 0..<20 {
        #expect(Self.sees(fake))
        await Task.yield()
      }
    }
    #expect(Set(remains.map(\.fake.now)) == Set(0..<Self.count))
    for remains in remains { _ = await (remains.task.value, remains.detached.value) }
    #expect(Fixture.clock()?.now == 1)
  }

  @Test func `Each of fifty bodies that run at the same time hands its fake to its child tasks`() async {
    let later = TaskRendezvous(Self.count * 2)
    let remains = await Self.overridden(waitingAt: later) { fake in
      async let first = Self.sees(fake)
      async let second = Self.sees(fake)
      #expect(await [first, second] == [true, true])
    }
    for remains in remains { _ = await (remains.task.value, remains.detached.value) }
  }

  @Test func `Work that outlives fifty bodies, and meets when all have ended, keeps the fake of its own`() async {
    let later = TaskRendezvous(Self.count * 2 + 1)
    let remains = await Self.overridden(waitingAt: later) { _ in }
    #expect(Fixture.clock()?.now == 1)
    await later.meet()
    for remains in remains {
      #expect(await remains.task.value)
      #expect(await remains.detached.value)
    }
  }

  @Test func `Detached work without the context sees no fake while fifty are in force`() async {
    let later = TaskRendezvous(Self.count * 2)
    let remains = await Self.overridden(waitingAt: later) { _ in
      #expect(await Task.detached { Fixture.clock()?.now == 1 && Fixture.Session().clock.now == 1 }.value)
    }
    for remains in remains { _ = await (remains.task.value, remains.detached.value) }
  }

  @Test func `Fifty contexts on dispatch queues at once, beyond their bodies, each lead to the fake of their own`()
    async
  {
    let later = TaskRendezvous(Self.count * 2)
    let remains = await Self.overridden(waitingAt: later) { _ in }
    for remains in remains { _ = await (remains.task.value, remains.detached.value) }
    let (start, seen) = (DispatchGroup(), DispatchGroup())
    start.enter()
    let results = remains.map { _ in Results() }
    for (remains, result) in zip(remains, results) {
      start.notify(queue: DispatchQueue(label: "clock \(remains.fake.now)")) {
        [fake = remains.fake, context = remains.context] in
        for _ in 0..<20 { result.add(context.run { Self.sees(fake) }) }
        result.add(Fixture.clock()?.now == 1)
        seen.leave()
      }
      seen.enter()
    }
    start.leave()
    await withCheckedContinuation { continuation in
      seen.notify(queue: .global()) { continuation.resume() }
    }
    #expect(results.map(\.all) == remains.map { _ in Array(repeating: true, count: 21) })
  }

  /// What one queue saw.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Bool] = []

    var all: [Bool] { lock.withLock { values } }

    func add(_ value: Bool) { lock.withLock { values.append(value) } }
  }
}
