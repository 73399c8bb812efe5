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

  @Test func `States that only other actions know fall to the plain handler, before and after the action was sent`()
    throws
  {
    struct Other: ImmediateAction {
      typealias Output = Int
    }
    mediator.move(to: MediatorState("early"))
    #expect(try mediator.send(Look()) == "plain")
    for number in 0..<100 {
      mediator.handleImmediately(Other.self, in: MediatorState("state \(number)")) { _, _ in number }
    }
    for number in 0..<100 {
      mediator.move(to: MediatorState("state \(number)"))
      #expect(try mediator.send(Other()) == number)
      #expect(try mediator.send(Look()) == "plain")
    }
    mediator.move(to: .focusTitle)
    #expect(try mediator.send(Look()) == "title")
  }

  @Test func `A state that the mediator is in already gets its handlers when they are added`() throws {
    struct Late: ImmediateAction {
      typealias Output = Int
    }
    mediator.move(to: MediatorState("late"))
    mediator.handleImmediately(Late.self) { _, _ in 1 }
    #expect(try mediator.send(Late()) == 1)
    mediator.handleImmediately(Late.self, in: MediatorState("late")) { _, _ in 2 }
    #expect(try mediator.send(Late()) == 2)
  }

  @Test
  func `Calls that race with moves reach the handler of a state before or after, and later ones that of the last`()
    async throws
  {
    struct Ask: ModuleAction {
      typealias Output = Int
    }
    let mediator = Mediator(modules: [])
    let states = (0..<4).map { MediatorState("state \($0)") }
    for (number, state) in states.enumerated() { mediator.handle(Ask.self, in: state) { _, _ in number } }
    mediator.move(to: states[0])
    for _ in 0..<100 {
      let answers = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<8 { group.addTask { try await mediator.send(Ask()) } }
        for state in states.dropFirst() { mediator.move(to: state) }
        group.addTask { try await mediator.send(Ask()) + 10 }
        return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
      }
      #expect(answers.isSubset(of: [0, 1, 2, 3, 13]))
      #expect(answers.contains(13))
      #expect(try await mediator.send(Ask()) == 3)
      mediator.move(to: states[0])
    }
  }
}
