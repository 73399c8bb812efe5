import MediatorKit
import ServiceKit
import Testing

struct VariantTests {
  struct Play: ModuleAction {
    typealias Output = String
  }

  let mediator = Mediator(modules: ["MediatorKitTests"])
  let bare = Mediator(modules: [])

  @Test func `The arm of an experiment decides which handler answers, the first arm where nothing else does`()
    async throws
  {
    #expect(try await mediator.send(ShowPlayer()) == "old")
    let on = try await Experiments.withOverride(.newPlayer, "on") { try await mediator.send(ShowPlayer()) }
    #expect(on == "new")
    #expect(try await mediator.send(ShowPlayer()) == "old")
  }

  @Test func `An arm that answers is an exposure, once`() async throws {
    try await AdapterRegistry(modules: []).withCurrent {
      let journal = Journal()
      Experiments.onExposure { journal.write($0.choice.arm) }
      try Experiments.force(.newPlayer, "on")
      for _ in 0..<3 { #expect(try await mediator.send(ShowPlayer()) == "new") }
      #expect(journal.lines == ["on"])
    }
  }

  @Test func `An action that is not sent is no exposure, nor is validation`() {
    AdapterRegistry(modules: []).withCurrent {
      let journal = Journal()
      Experiments.onExposure { journal.write($0.choice.arm) }
      try? mediator.validate()
      _ = mediator.snapshot
      #expect(journal.lines == [])
    }
  }

  @Test func `The value of a setting decides, also after it was changed, and a scope may choose another one`() throws {
    #expect(try mediator.send(Paint()) == "white")
    try mediator.choose(.theme, "dark")
    #expect(try mediator.send(Paint()) == "black")
    let scope = mediator.scope()
    #expect(try scope.send(Paint()) == "black")
    try scope.choose(.theme, "light")
    #expect(try scope.send(Paint()) == "white")
    #expect(try mediator.send(Paint()) == "black")
    #expect(scope.choice(of: .theme) == "light")
  }

  @Test func `A state may have variants of its own`() throws {
    mediator.move(to: .focusTitle)
    #expect(try mediator.send(Paint()) == "yellow")
    try mediator.choose(.theme, "dark")
    #expect(try mediator.send(Paint()) == "brown")
  }

  @Test func `A value that a setting does not have changes nothing, and is not shown`() throws {
    let chosen = #line + 1
    let error = #expect(throws: MediatorError.self) { try mediator.choose(.theme, "secret") }
    #expect(error?.code == .unknownValue)
    #expect(
      error?.description == """
        The setting 'theme' has no value of the name that was chosen; known are 'light', 'dark'
          chosen at MediatorKitTests/VariantTests.swift:\(chosen)
          Ways out:
            1. Choose one of its values.
            2. Add the value to the setting.
        """)
    #expect(mediator.choice(of: .theme) == "light")
  }

  @Test func `An arm that nothing handles is an error that names what there is`() async throws {
    let added = #line + 1
    bare.handle(Play.self, variant: (.newPlayer, "on")) { _, _ in "on" }
    let sent = #line + 1
    let error = await #expect(throws: MediatorError.self) { try await bare.send(Play()) }
    #expect(error?.code == .noVariant)
    #expect(
      error?.description == """
        The experiment 'newPlayer' is 'off', and nothing handles MediatorKitTests.VariantTests.Play then.
          a handler for newPlayer=on at MediatorKitTests/VariantTests.swift:\(added)
          sent by code at MediatorKitTests/VariantTests.swift:\(sent)
          Way out: Mark a function for it, also one that does nothing.
        """)
  }

  @Test(
    arguments: [
      [("on", true), ("on", true)], [("on", true), ("", false)], [("on", true), ("dark", false)],
    ])
  func `Two for one arm, one for an arm beside one for all, and two switches are errors`(
    _ handlers: [(String, Bool)]
  ) async {
    for (value, isArm) in handlers {
      bare.handle(
        Play.self, variant: isArm ? (.newPlayer, value) : nil, setting: isArm || value.isEmpty ? nil : (.theme, value)
      ) { _, _ in value }
    }
    let error = await #expect(throws: MediatorError.self) { try await bare.send(Play()) }
    #expect(error?.code == .severalHandlers)
    #expect(throws: MediatorError.self) { try bare.validate() }
  }

  @Test func `Validation finds arms without a handler, and handlers for arms that there are not`() {
    bare.handle(Play.self, setting: (.theme, "dark")) { _, _ in "" }
    let line = #line + 1
    bare.handle(Play.self, setting: (.theme, "green")) { _, _ in "" }
    let error = #expect(throws: MediatorError.self) { try bare.validate() }
    #expect(
      error?.description == """
        2 things are wrong with the actions and modules:
          a handler for theme=green at MediatorKitTests/VariantTests.swift:\(line) is for a value that the setting 'theme' \
        does not have; it has 'light', 'dark'
          MediatorKitTests.VariantTests.Play has no handler where the setting 'theme' is 'light', and one where it is \
        'dark', 'green'
        """)
  }

  @Test func `The listing shows the variant`() {
    let player = mediator.snapshot.actions.first { $0.name == "MediatorKitTests.ShowPlayer" }
    #expect(player?.handlers.map(\.variant) == ["newPlayer=off", "newPlayer=on"])
  }
}
