import BenchmarkSubjects
import Foundation
import ServiceKit

/// Two threads at once on one service.
///
/// The yardstick runs two threads too, so that what is measured is the sharing and not how busy the machine is.
///
/// Two threads that retain one object pass the cache line of its reference count to and fro. Where something lies in that
/// line that both of them read besides, the holder of a stored property or the box of a service, they wait for the line
/// twice; where small objects lie is for the allocator to decide, in each process anew, and the ratio was between 0.8 and
/// 1.5 for the same code. So the retained objects of both sides have their lines to themselves.
enum ThreadBenchmarks {
  static let repetitions = 2_000_000

  static func all() throws -> [Benchmark] {
    _ = try AdapterRegistry.main.requiredAdapter((any Clock).self)
    _ = try AdapterRegistry.main.requiredAdapter((any OtherClock).self)
    _ = try AdapterRegistry.main.requiredAdapter((any SharedClock).self)
    let holder = SharedHolder(Holder(clock: LoneClock.atLineStart(), playback: CountingPlayback()))
    let stored: @Sendable (Int) -> Int = { LookupBenchmarks.run($0) { LookupBenchmarks.stored(holder.holder, $0) } }
    let lookup: @Sendable (Int) -> Int = { LookupBenchmarks.run($0, Self.lookup) }
    let with: @Sendable (Int) -> Int = { LookupBenchmarks.run($0, LookupBenchmarks.with) }
    let otherWith: @Sendable (Int) -> Int = { LookupBenchmarks.run($0, Self.otherWith) }
    let pair = ThreadPair()
    return [
      Benchmark(
        name: "with-two-threads", yardstickName: "one thread on each of two services",
        subject: { pair.run($0, with, with) }, yardstick: { pair.run($0, with, otherWith) },
        repetitions: repetitions),
      Benchmark(
        name: "lookup-two-threads", yardstickName: "a stored property that two threads read",
        subject: { pair.run($0, lookup, lookup) }, yardstick: { pair.run($0, stored, stored) },
        repetitions: repetitions),
    ]
  }

  @inline(never)
  private static func lookup(_ value: Int) throws -> Int {
    try AdapterRegistry.main.adapter((any SharedClock).self)?.tick(value) ?? 0
  }

  @inline(never)
  private static func otherWith(_ value: Int) throws -> Int {
    try AdapterRegistry.main.with((any OtherClock).self) { $0.tick(value) }
  }
}

/// The yardstick's object; nobody writes to it while two threads read it.
private final class SharedHolder: @unchecked Sendable {
  let holder: Holder

  init(_ holder: Holder) { self.holder = holder }
}

/// The calling thread and one more, which waits for work between runs.
private final class ThreadPair: @unchecked Sendable {
  private let start = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)
  private var work: @Sendable () -> Int = { 0 }
  private var result = 0

  init() {
    let thread = Thread { [self] in
      while true {
        start.wait()
        result = work()
        end.signal()
      }
    }
    thread.start()
  }

  /// Runs one body here and one on the other thread, each so many times.
  func run(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Int, _ other: @escaping @Sendable (Int) -> Int
  ) -> Int {
    work = { other(count) }
    start.signal()
    let own = body(count)
    end.wait()
    return own &+ result
  }
}
