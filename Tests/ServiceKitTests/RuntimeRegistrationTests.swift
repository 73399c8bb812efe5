import ServiceKit
import Testing

/// Adapters that are registered while the program runs.
struct RuntimeRegistrationTests {
  enum Fixture {
    protocol Account: AnyObject, Sendable { var name: String { get } }
    protocol Linked: AnyObject, Sendable {}
    protocol Notes: AnyObject {}
    protocol Value: Sendable {}

    final class NamedAccount: Account {
      let name: String
      init(_ name: String) { self.name = name }
    }

    static let linkedLine = #line + 2
    @Adapter((any Linked).self)
    final class LinkedAdapter: Linked {}
    final class OtherLinked: Linked {}
    final class PaperNotes: Notes {}
    struct Number: Value {}

    @AdapterHost
    final class Screen {
      @Adapted var account: (any Account)?
    }
  }

  // The token held the adapter, so that one who kept tokens kept all adapters that were ever registered.
  @Test func `A token does not keep an adapter that was removed, whose deinit may look something up`() throws {
    final class Asking: Fixture.Account {
      let name = "asking"
      private let registry: AdapterRegistry
      private let answers: Journal
      init(_ registry: AdapterRegistry, _ answers: Journal) { (self.registry, self.answers) = (registry, answers) }
      deinit { answers.note("\((try? registry.adapter((any Fixture.Account).self)) == nil)") }
    }
    let (registry, answers) = (AdapterRegistry(modules: []), Journal())
    let token = try registry.register(Asking(registry, answers), as: (any Fixture.Account).self)
    #expect(answers.all == [])
    token.remove()
    token.remove()
    #expect(answers.all == ["true"])
  }

  @Test func `A registered instance is found by registry, body and host`() throws {
    let registry = AdapterRegistry(modules: [])
    let account = Fixture.NamedAccount("Ada")
    try registry.register(account, as: (any Fixture.Account).self)
    #expect(try registry.adapter((any Fixture.Account).self) === account)
    #expect(try registry.with((any Fixture.Account).self) { $0.name } == "Ada")
    let screen = registry.withCurrent { Fixture.Screen() }
    #expect(screen.account === account)
    #expect(try screen.adapter((any Fixture.Account).self) === account)
  }

  @Test func `A lookup before the registration does not hide it`() throws {
    let registry = AdapterRegistry(modules: [])
    #expect(try registry.adapter((any Fixture.Account).self) == nil)
    try registry.register(Fixture.NamedAccount("late"), as: (any Fixture.Account).self)
    #expect(try registry.adapter((any Fixture.Account).self)?.name == "late")
  }

  @Test func `Taken back, it is gone for lookups and stays with those who hold it`() throws {
    let registry = AdapterRegistry(modules: [])
    let screen = registry.withCurrent { Fixture.Screen() }
    let token = try registry.register(Fixture.NamedAccount("first"), as: (any Fixture.Account).self)
    #expect(screen.account?.name == "first")
    token.remove()
    token.remove()
    #expect(try registry.adapter((any Fixture.Account).self) == nil)
    #expect(screen.account?.name == "first")
    try registry.register(Fixture.NamedAccount("second"), as: (any Fixture.Account).self)
    token.remove()
    #expect(try registry.adapter((any Fixture.Account).self)?.name == "second")
    #expect(try screen.adapter((any Fixture.Account).self)?.name == "first")
  }

  @Test func `Dropping the token changes nothing, and nothing else holds what was taken back`() throws {
    let registry = AdapterRegistry(modules: [])
    weak var account: Fixture.NamedAccount?
    func register() throws -> RegistrationToken {
      let instance = Fixture.NamedAccount("held")
      account = instance
      return try registry.register(instance, as: (any Fixture.Account).self)
    }
    try register().remove()
    #expect(account == nil)
    _ = try register()
    #expect(account != nil)
    #expect(try registry.adapter((any Fixture.Account).self) === account)
  }

  @Test func `A second registration for a protocol is refused with both places`() throws {
    let registry = AdapterRegistry(modules: [])
    let line = #line + 1
    try registry.register(Fixture.NamedAccount("a"), as: (any Fixture.Account).self)
    let message = TestProgram.message {
      try registry.register(Fixture.NamedAccount("b"), as: (any Fixture.Account).self)
    }
    #expect(
      message == """
        2 adapters are bound to 'ServiceKitTests.RuntimeRegistrationTests.Fixture.Account' in '\(TestProgram.name)'.
          ServiceKitTests.RuntimeRegistrationTests.Fixture.NamedAccount, declared at \
        ServiceKitTests/RuntimeRegistrationTests.swift:\(line)
          ServiceKitTests.RuntimeRegistrationTests.Fixture.NamedAccount, declared at \
        ServiceKitTests/RuntimeRegistrationTests.swift:\(line + 2)
          Ways out:
            1. Keep one of them in this product; the others belong to targets that it does not link.
            2. If they are the arms of an experiment, say so: variant: (.key, "arm"), another arm for each.
            3. If all of them are wanted at once, give each a protocol of its own.
        """)
    #expect(try registry.adapter((any Fixture.Account).self)?.name == "a")
  }

  @Test func `A protocol that is bound at link time cannot be registered too`() throws {
    let registry = TestProgram.registry()
    #expect(
      TestProgram.code { try registry.register(Fixture.OtherLinked(), as: (any Fixture.Linked).self) } == .ambiguous)
    #expect(try registry.adapter((any Fixture.Linked).self) is Fixture.LinkedAdapter)
    #expect(
      TestProgram.code { try registry.register(Fixture.OtherLinked(), as: (any Fixture.Linked).self) } == .ambiguous)
  }

  @Test func `An optional protocol is refused`() {
    let registry = AdapterRegistry(modules: [])
    let account: (any Fixture.Account)? = Fixture.NamedAccount("x")
    let line = #line + 1
    let message = TestProgram.message { try registry.register(account, as: (any Fixture.Account)?.self) }
    #expect(
      message == """
        'Swift.Optional<ServiceKitTests.RuntimeRegistrationTests.Fixture.Account>' is an optional; adapters are bound \
        to the protocol itself.
          registered at ServiceKitTests/RuntimeRegistrationTests.swift:\(line)
          Way out: Write (any P).self without the question mark.
        """)
  }

  @Test func `What is no class instance is refused`() {
    let registry = AdapterRegistry(modules: [])
    let line = #line + 1
    let message = TestProgram.message { try registry.register(Fixture.Number(), as: (any Fixture.Value).self) }
    #expect(
      message == """
        A ServiceKitTests.RuntimeRegistrationTests.Fixture.Number is no class instance, so it cannot be registered as \
        'ServiceKitTests.RuntimeRegistrationTests.Fixture.Value'.
          registered at ServiceKitTests/RuntimeRegistrationTests.swift:\(line)
          Way out: Register an instance of a class or an actor: adapters have an identity and a life.
        """)
  }

  @Test @MainActor func `On the main actor a protocol need not be Sendable`() throws {
    let registry = AdapterRegistry(modules: [])
    let notes = Fixture.PaperNotes()
    try registry.register(notes, as: (any Fixture.Notes).self)
    #expect(try registry.adapter((any Fixture.Notes).self) === notes)
  }

  @Test func `A registration is listed as live, with its place`() throws {
    let registry = AdapterRegistry(modules: [])
    let line = #line + 1
    try registry.register(Fixture.NamedAccount("a"), as: (any Fixture.Account).self)
    let row = try #require(registry.bindings.first)
    #expect(registry.bindings.count == 1)
    #expect(row.protocolName == "ServiceKitTests.RuntimeRegistrationTests.Fixture.Account")
    #expect(row.adapterName == "RuntimeRegistrationTests.Fixture.NamedAccount")
    #expect(row.file == "ServiceKitTests/RuntimeRegistrationTests.swift")
    #expect(row.line == line)
    #expect(row.state == .live)
    #expect(row.scope == .application)
  }
}
