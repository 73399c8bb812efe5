import LoginAPI
import MediatorKit
import Testing

@Suite struct LoginTests {
  @Test func `The module is shown for whom the program says`() async throws {
    let mediator = Mediator(modules: ["Login"])
    mediator.handle(LoginSubject.self) { _, _ in "Ada" }
    #expect(try await mediator.send(ShowLogin()) == "Login for Ada")
  }

  @Test func `The handlers of the module fit together`() throws {
    try Mediator(modules: ["Login"]).validate()
  }
}
