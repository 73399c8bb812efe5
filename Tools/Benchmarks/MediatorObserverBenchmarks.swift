import BenchmarkSubjects
import MediatorKit

/// Telling an event to 0, 1 and 10 observers: without any it is next to nothing.
enum MediatorObserverBenchmarks {
  private static let repetitions = 2_000

  static func all() -> [Benchmark] {
    [0, 1, 10].flatMap { count in
      let mediator = Mediator(modules: [])
      let ticker = Ticker()
      for value in 0..<count { mediator.observeImmediately(.ticked) { Sink.value &+= ticker.tick(value) } }
      let holder = ActionHolder(ticker)
      let observers = "\(count)-observer\(count == 1 ? "" : "s")"
      return [
        Benchmark(
          name: "notify-immediately-\(observers)", yardstickName: "a stored property of another module's object",
          subject: { LookupBenchmarks.run($0) { try notify(mediator, $0) } },
          yardstick: { LookupBenchmarks.run($0) { MediatorBenchmarks.stored(holder, $0) } },
          repetitions: repetitions),
        MediatorBenchmarks.waiting(
          "notify-waiting-\(observers)", { await notify(mediator, count: $0) },
          repetitions: repetitions),
      ]
    }
  }

  @inline(never)
  private static func notify(_ mediator: Mediator, _ value: Int) throws -> Int {
    try mediator.notifyImmediately(.ticked) &+ value
  }

  @inline(never)
  nonisolated(nonsending) private static func notify(_ mediator: Mediator, count: Int) async -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= await mediator.notify(.ticked) }
    return sum
  }
}

extension MediatorEvent {
  fileprivate static let ticked = MediatorEvent("ticked")
}
