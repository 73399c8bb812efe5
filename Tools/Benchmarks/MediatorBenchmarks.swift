import BenchmarkSubjects
import MediatorKit

/// Sending an action, against a call through a stored property and against awaiting a stored handler.
enum MediatorBenchmarks {
  static let repetitions = 100_000

  static func all() throws -> [Benchmark] {
    try [10, 1000].flatMap { count in
      let mediator = Mediator(modules: ["BenchmarkSubjects"])
      try MediatorFillers.add(to: mediator, count - 2)
      return [
        immediate("send-immediate-of-\(count)", mediator), waiting("send-waiting-of-\(count)", mediator),
      ]
    } + withMiddleware()
  }

  private static func withMiddleware() -> [Benchmark] {
    let typed = Mediator(modules: ["BenchmarkSubjects"])
    typed.use(Passing())
    let closures = [1, 3].map { count in
      let mediator = Mediator(modules: ["BenchmarkSubjects"])
      for _ in 0..<count {
        mediator.use { call, next in
          try await next(call)
        } immediately: { call, next in
          try next(call)
        }
      }
      return (count, mediator)
    }
    return [waiting("send-waiting-middleware", typed), immediate("send-immediate-middleware", typed)]
      + closures.flatMap { count, mediator in
        [
          waiting("send-waiting-\(count)-closures", mediator), immediate("send-immediate-\(count)-closures", mediator),
        ]
      }
  }

  private struct Passing: ImmediateMiddleware {
    nonisolated(nonsending) func handle<A: ModuleAction>(
      _ action: A, _ call: ActionCall, _ next: consuming Next<A>
    ) async throws -> A.Output { try await next(action, call) }

    func handle<A: ImmediateAction>(
      _ action: A, _ call: ActionCall, _ next: consuming ImmediateNext<A>
    ) throws -> A.Output { try next(action, call) }
  }

  private static func immediate(_ name: String, _ mediator: Mediator) -> Benchmark {
    let holder = ActionHolder(Ticker())
    return Benchmark(
      name: name, yardstickName: "a stored property of another module's object",
      subject: { LookupBenchmarks.run($0) { try send(mediator, $0) } },
      yardstick: { LookupBenchmarks.run($0) { stored(holder, $0) } }, repetitions: repetitions)
  }

  private static func waiting(_ name: String, _ mediator: Mediator) -> Benchmark {
    waiting(name, { await send(mediator, count: $0) })
  }

  /// What is awaited so often, against awaiting a stored handler.
  static func waiting(
    _ name: String, _ subject: nonisolated(nonsending) @escaping @Sendable (Int) async -> Int,
    repetitions: Int = repetitions
  ) -> Benchmark {
    let thread = CallingThread()
    let holder = ActionHolder(Ticker())
    let call = someCall()
    nonisolated(unsafe) let handler = holder
    return Benchmark(
      name: name, yardstickName: "awaiting a stored handler",
      subject: { count in thread.run { await subject(count) } },
      yardstick: { count in thread.run { unsafe await stored(handler, call, count: count) } }, repetitions: repetitions)
  }

  /// A call, as the yardstick hands it on.
  private static func someCall() -> ActionCall {
    let mediator = Mediator(modules: [])
    let box = CallBox()
    mediator.handleImmediately(Filler<Int, Int>.self) { _, call in box.call = call }
    try? mediator.send(Filler<Int, Int>())
    guard let call = box.call else { preconditionFailure("An action that is sent has a call") }
    return call
  }

  private final class CallBox: @unchecked Sendable {
    var call: ActionCall?
  }

  // Each is one call that is not inlined, as in an application.

  @inline(never)
  private static func send(_ mediator: Mediator, _ value: Int) throws -> Int { try mediator.send(Tick(value)) }

  @inline(never)
  static func stored(_ holder: ActionHolder, _ value: Int) -> Int { holder.ticker.tick(value) }

  @inline(never)
  nonisolated(nonsending) private static func send(_ mediator: Mediator, count: Int) async -> Int {
    var sum = 0
    for value in 0..<count { sum &+= (try? await mediator.send(Tock(value))) ?? 0 }
    return sum
  }

  @inline(never)
  nonisolated(nonsending) private static func stored(_ holder: ActionHolder, _ call: ActionCall, count: Int) async
    -> Int
  {
    var sum = 0
    for value in 0..<count { sum &+= (try? await holder.handler(Tock(value), call)) ?? 0 }
    return sum
  }
}
