import BenchmarkSubjects
import MediatorKit

/// Sending an action, against a call through a stored property and against awaiting a stored handler.
enum MediatorBenchmarks {
  private static let repetitions = 100_000

  static func all() throws -> [Benchmark] {
    try [10, 1000].flatMap { count in
      let mediator = Mediator(modules: ["BenchmarkSubjects"])
      try fill(mediator, count - 2)
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
    let thread = CallingThread()
    let holder = ActionHolder(Ticker())
    let call = someCall()
    nonisolated(unsafe) let handler = holder
    return Benchmark(
      name: name, yardstickName: "awaiting a stored handler",
      subject: { count in thread.run { await send(mediator, count: count) } },
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
  private static func stored(_ holder: ActionHolder, _ value: Int) -> Int { holder.ticker.tick(value) }

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

  // MARK: - Many actions

  /// Adds so many other actions, each of a type of its own, and sends each once: a handler that is added makes the mediator
  /// forget what it has composed.
  private static func fill(_ mediator: Mediator, _ count: Int) throws {
    var types: [Any.Type] = [Int.self]
    while types.count < 32, let last = types.last { types.append(nested(last)) }
    let sends = (0..<count).map { add(types[$0 / 32], types[$0 % 32], to: mediator) }
    for send in sends { try send() }
  }

  private static func nested(_ type: Any.Type) -> Any.Type {
    func open<Inner>(_ type: Inner.Type) -> Any.Type { Nested<Inner>.self }
    return _openExistential(type, do: open)
  }

  /// Adds an action, and says how to send it.
  private static func add(_ first: Any.Type, _ second: Any.Type, to mediator: Mediator) -> () throws -> Void {
    func open<First>(_ first: First.Type) -> () throws -> Void {
      func open<Second>(_ second: Second.Type) -> () throws -> Void {
        mediator.handleImmediately(Filler<First, Second>.self) { _, _ in }
        return { try mediator.send(Filler<First, Second>()) }
      }
      return _openExistential(second, do: open)
    }
    return _openExistential(first, do: open)
  }
}
