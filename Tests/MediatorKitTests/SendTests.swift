import MediatorKit
import Testing

struct Register: ModuleAction {
  typealias Output = Bool
  var info: String
}

struct Ping: ImmediateAction {
  typealias Output = Int
  var number: Int
}

struct Quiet: ModuleAction {}
struct Unhandled: ModuleAction {}

actor Accounts {
  private var count = 0

  @Handles(Register.self)
  func register(_ action: Register, _ call: ActionCall) -> Bool {
    count += 1
    return action.info == "right"
  }
}

@MainActor
final class Screen {
  @Handles(Quiet.self)
  func show(_ action: Quiet, call: ActionCall) throws { MainActor.assertIsolated() }
}

@Handles(Ping.self)
func ping(_ action: Ping, _ call: ActionCall) -> Int { action.number + 1 }

struct SendTests {
  let mediator = Mediator(modules: ["MediatorKitTests"])

  @Test func `An action reaches the handler that is linked`() async throws {
    #expect(try await mediator.send(Register(info: "right")))
    #expect(try await !mediator.send(Register(info: "wrong")))
  }

  @Test func `An immediate action is answered synchronously, in asynchronous code too`() async throws {
    func synchronously() throws -> Int { try mediator.send(Ping(number: 1)) }
    #expect(try synchronously() == 2)
    #expect(try mediator.send(Ping(number: 2)) == 3)
  }

  @Test func `A handler of the main actor runs there`() async throws {
    try await mediator.send(Quiet())
  }

  @Test func `An action that nothing handles is an error with the place of the call`() async throws {
    let error = await #expect(throws: MediatorError.self) { try await mediator.send(Unhandled()) }
    #expect(error?.code == .noHandler)
    #expect(error?.description.contains("sent by code at MediatorKitTests/SendTests.swift:") == true)
  }
}
