import MediatorKit
import Testing

@Suite("An action can be sent again")
struct RetryTests {
  struct Load: ModuleAction { typealias Output = Int }

  struct Passing: RetryableError {
    var allowsRetry: Bool
  }

  let mediator = Mediator(modules: [])
  let journal = Journal()
  let quick = RetryPolicy(attempts: 3, delay: .zero)

  init() {
    mediator.use { [journal] call, next in
      journal.write("middleware \(call.attempt)")
      return try await next(call)
    }
  }

  @Test func `Each attempt is a new pass through the whole chain`() async throws {
    mediator.handle(Load.self) { _, call in
      guard call.attempt == 3 else { throw Passing(allowsRetry: true) }
      return call.attempt
    }
    #expect(try await mediator.send(Load(), retrying: quick) == 3)
    #expect(journal.lines == ["middleware 1", "middleware 2", "middleware 3"])
  }

  @Test func `The last permitted attempt's error is the caller's`() async {
    mediator.handle(Load.self) { _, _ in throw Passing(allowsRetry: true) }
    await #expect(throws: Passing.self) { try await mediator.send(Load(), retrying: quick) }
    #expect(journal.count == 3)
  }

  @Test(arguments: [true, false])
  func `An error that does not allow it is not tried again`(_ knows: Bool) async {
    mediator.handle(Load.self) { _, _ in
      if knows { throw Passing(allowsRetry: false) }
      throw Refused()
    }
    await #expect(throws: (any Error).self) { try await mediator.send(Load(), retrying: quick) }
    #expect(journal.count == 1)
  }

  @Test func `A cancelled wait ends it`() async {
    let gate = Gate()
    mediator.handle(Load.self) { _, _ in
      await gate.pass()
      throw Passing(allowsRetry: true)
    }
    let task = Task { [mediator] in
      try await mediator.send(
        Load(), retrying: RetryPolicy(attempts: 2, delay: .seconds(3600), longestDelay: .seconds(3600)))
    }
    await gate.arrived()
    await gate.open()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(journal.count == 1)
  }

  @Test func `Numbers out of range are raised to the range`() {
    let policy = RetryPolicy(attempts: -1, delay: .seconds(-1), factor: .nan, longestDelay: .seconds(-1))
    #expect(policy == RetryPolicy(attempts: 1, delay: .zero, factor: 1, longestDelay: .zero))
  }
}
