import MediatorKit
import Testing

struct StateTests {
  let mediator = Mediator(modules: ["MediatorKitTests"])

  @Test func `A mediator starts in its initial state, and says in which one it was before`() {
    #expect(mediator.state == .initial)
    #expect(mediator.state.name == "init")
    #expect(mediator.move(to: .focusTitle) == .initial)
    #expect(mediator.state == .focusTitle)
  }

  @Test func `An action reaches the handler of the state, also when it was sent before in another one`() async throws {
    #expect(try await mediator.send(Confirm(text: "a")) == "nothing a 1")
    mediator.move(to: .focusTitle)
    #expect(try await mediator.send(Confirm(text: "b")) == "title b 2")
    mediator.move(to: .focusContent)
    #expect(try await mediator.send(Confirm(text: "c")) == "content c 3")
    mediator.move(to: .focusTitle)
    #expect(try await mediator.send(Confirm(text: "d")) == "title d 4")
  }

  @Test func `An action that is answered at once is, too`() throws {
    #expect(try mediator.send(Look()) == "plain")
    mediator.move(to: .focusTitle)
    #expect(try mediator.send(Look()) == "title")
  }

  @Test func `A state without a handler falls to the plain one`() throws {
    mediator.move(to: .focusContent)
    #expect(try mediator.send(Look()) == "plain")
  }
}
