import MediatorKit
import Synchronization
import Testing

// Three middleware as programs write them.

/// Writes a line for each action: what, from where, and how it ended.
///
/// Values are never written.
struct Logging: Middleware {
  let write: @Sendable (String) -> Void

  nonisolated(nonsending) func handle<A: ModuleAction>(
    _ action: A, _ call: ActionCall, _ next: consuming Next<A>
  ) async throws -> A.Output {
    do {
      let output = try await next(action, call)
      write("\(A.self) from \(call.origin.kind == .code ? "code" : "elsewhere"): done")
      return output
    } catch {
      write("\(A.self) from \(call.origin.kind == .code ? "code" : "elsewhere"): \(type(of: error))")
      throw error
    }
  }
}

/// Adds up how long actions take.
final class Timing: Middleware {
  private let total = Mutex<[String: (calls: Int, time: Duration)]>([:])

  func calls(of action: any ModuleAction.Type) -> Int { total.withLock { $0["\(action)"]?.calls ?? 0 } }

  nonisolated(nonsending) func handle<A: ModuleAction>(
    _ action: A, _ call: ActionCall, _ next: consuming Next<A>
  ) async throws -> A.Output {
    let start = ContinuousClock.now
    defer {
      let time = start.duration(to: .now)
      total.withLock { total in
        let (calls, before) = total["\(A.self)"] ?? (0, .zero)
        total["\(A.self)"] = (calls + 1, before + time)
      }
    }
    return try await next(action, call)
  }
}

/// An action that only somebody who is logged in may send.
protocol MembersOnly: ModuleAction {}

/// Lets actions pass that are for everybody, and the others for those who are logged in.
struct AccessGate: Middleware {
  struct LoginNeeded: Error, Equatable {}

  let isLoggedIn: @Sendable () -> Bool

  nonisolated(nonsending) func handle<A: ModuleAction>(
    _ action: A, _ call: ActionCall, _ next: consuming Next<A>
  ) async throws -> A.Output {
    guard !(A.self is any MembersOnly.Type) || isLoggedIn() else { throw LoginNeeded() }
    return try await next(action, call)
  }
}

@Suite("Worked examples of middleware")
struct MiddlewareExampleTests {
  struct Read: ModuleAction {}
  struct Comment: MembersOnly {}

  let mediator = Mediator(modules: [])
  let journal = Journal()

  init() {
    mediator.handle(Read.self) { _, _ in }
    mediator.handle(Comment.self) { _, _ in throw Refused() }
  }

  @Test func `Logging writes a line for each action, also where it fails`() async throws {
    mediator.use(Logging(write: { [journal] in journal.write($0) }))
    try await mediator.send(Read())
    await #expect(throws: Refused.self) { try await mediator.send(Comment()) }
    #expect(journal.lines == ["Read from code: done", "Comment from code: Refused"])
  }

  @Test func `Timing counts what fails too`() async throws {
    let timing = Timing()
    mediator.use(timing)
    try await mediator.send(Read())
    try await mediator.send(Read())
    try? await mediator.send(Comment())
    #expect(timing.calls(of: Read.self) == 2)
    #expect(timing.calls(of: Comment.self) == 1)
  }

  @Test func `The access gate keeps what is for members from everybody else`() async throws {
    let isLoggedIn = Atomic(false)
    let box = Shared(isLoggedIn)
    mediator.use(AccessGate(isLoggedIn: { box.value.load(ordering: .relaxed) }))
    try await mediator.send(Read())
    await #expect(throws: AccessGate.LoginNeeded()) { try await mediator.send(Comment()) }
    box.value.store(true, ordering: .relaxed)
    await #expect(throws: Refused.self) { try await mediator.send(Comment()) }
  }
}

/// A value that closures share.
final class Shared<Value: ~Copyable & Sendable>: Sendable {
  let value: Value
  init(_ value: consuming Value) { self.value = value }
}
