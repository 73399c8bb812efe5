import MediatorKit
import Testing

/// Durations that no clock can count to ended the program.
@Suite(.timeLimit(.minutes(2)))
struct DurationDefectTests {
  struct Answer: ModuleAction { typealias Output = Int }

  struct Passing: RetryableError { let allowsRetry = true }

  static let extremes: [Duration] = [
    .seconds(Int64.max), Duration(secondsComponent: .max, attosecondsComponent: 0) * 18,
    Duration(_high: .max, low: .max), .seconds(3_155_760_001),
  ]

  let mediator = Mediator(modules: [])

  @Test(arguments: extremes)
  func `The longest deadline is one like any other`(_ limit: Duration) async throws {
    mediator.handle(Answer.self) { _, call in call.deadline == nil ? 0 : 1 }
    #expect(try await mediator.send(Answer(), within: limit) == 1)
    let task = mediator.start(Answer(), within: limit)
    #expect(try await task.value == 1)
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min), Duration(_high: .min, low: 0)])
  func `A deadline that has passed is an error before the handler runs`(_ limit: Duration) async {
    let journal = Journal()
    mediator.handle(Answer.self) { _, _ in
      journal.write("handled")
      return 1
    }
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Answer(), within: limit) }
    #expect(error?.code == .timedOut)
    #expect(journal.lines.isEmpty)
  }

  @Test(arguments: extremes)
  func `The longest wait between attempts can be waited for, and cancelled`(_ wait: Duration) async {
    let failed = Latch()
    mediator.handle(Answer.self) { _, _ in
      failed.open()
      throw Passing()
    }
    let mediator = mediator
    let task = Task { try await mediator.send(Answer(), retrying: RetryPolicy(delay: wait, longestDelay: wait)) }
    await failed.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  // The product of a short wait and a great factor left the range of durations.
  @Test func `The greatest factor leads to the longest wait`() async throws {
    mediator.handle(Answer.self) { _, call in
      guard call.attempt == 4 else { throw Passing() }
      return call.attempt
    }
    let policy = RetryPolicy(
      attempts: 4, delay: .nanoseconds(1), factor: .greatestFiniteMagnitude, longestDelay: .nanoseconds(2))
    #expect(try await mediator.send(Answer(), retrying: policy) == 4)
  }

  @Test(arguments: extremes)
  func `Requests can be told to wait for ever`(_ age: Duration) async throws {
    var limits = ParkingLimits(maximumAge: age, patience: age)
    #expect(limits.maximumAge == .seconds(3_155_760_000))
    limits.maximumAge = .seconds(-1)
    #expect(limits.maximumAge == .zero)
    limits.maximumAge = age
    limits.maximumCount = -1
    #expect(limits.maximumCount == 0)
    limits.maximumCount = 1
    mediator.holdUntilReady(limits)
    let mediator = mediator
    mediator.handle(NamedAnswer.self) { _, _ in 1 }
    let task = Task { try await mediator.open(.name("Durations.answer"), as: Int.self) }
    await until { mediator.parkedRequests == 1 }
    mediator.becomeReady()
    #expect(try await task.value == 1)
  }

  struct NamedAnswer: NamedAction {
    typealias Output = Int
    static let route = ActionRoute("Durations.answer")
  }
}
