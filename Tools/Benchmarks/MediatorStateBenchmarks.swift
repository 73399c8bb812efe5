import BenchmarkSubjects
import MediatorKit

/// Sending an action that has a handler for each state: the choice may cost no more than the budget of any send.
enum MediatorStateBenchmarks {
  static func all() -> [Benchmark] {
    let mediator = Mediator(modules: ["BenchmarkSubjects"])
    mediator.move(to: .editing)
    let holder = ActionHolder(Ticker())
    return [
      Benchmark(
        name: "send-immediate-in-state", yardstickName: "a stored property of another module's object",
        subject: { LookupBenchmarks.run($0) { try send(mediator, $0) } },
        yardstick: { LookupBenchmarks.run($0) { MediatorBenchmarks.stored(holder, $0) } },
        repetitions: MediatorBenchmarks.repetitions),
      MediatorBenchmarks.waiting("send-waiting-in-state", { await send(mediator, count: $0) }),
    ]
  }

  @inline(never)
  private static func send(_ mediator: Mediator, _ value: Int) throws -> Int { try mediator.send(StateTick(value)) }

  @inline(never)
  nonisolated(nonsending) private static func send(_ mediator: Mediator, count: Int) async -> Int {
    var sum = 0
    for value in 0..<count { sum &+= (try? await mediator.send(StateTock(value))) ?? 0 }
    return sum
  }
}
