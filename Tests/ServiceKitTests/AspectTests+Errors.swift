import ServiceKit
import Testing

/// What hooks throw, and what passes through them.
extension AspectTests {
  @Test func `What a hook throws is the lookup's error with the place of the aspect, and the next lookup tries again`()
    throws
  {
    for isCreate in [false, true] {
      let registry = TestProgram.registry()
      var aspect = AdapterAspect()
      if isCreate {
        aspect.create = { _ in throw Fixture.Refusal() }
      } else {
        aspect.willCreate = { _ in throw Fixture.Refusal() }
      }
      let line = #line + 1
      let observation = registry.add(aspect)
      #expect(
        short(TestProgram.message { try registry.adapter((any Fixture.Clock).self) }) == """
          PlainClock could not be made: an aspect threw Refusal()
            added at ServiceKitTests/AspectTests+Errors.swift:\(line)
            the adapter is declared at ServiceKitTests/AspectTests.swift:\(Fixture.clockLine)
            Ways out:
              1. The next lookup tries again.
              2. Let the aspect pass this adapter on, or cancel it.
          """)
      #expect(TestProgram.code { try registry.adapter((any Fixture.Clock).self) } == .aspectFailed)
      observation.cancel()
      #expect(try registry.adapter((any Fixture.Clock).self) != nil)
    }
  }

  @Test func `The error of a factory passes through aspects as it is`() {
    let (registry, plain) = (TestProgram.registry(), TestProgram.registry())
    for name in ["a", "b"] { registry.add(noting(name, in: Journal())) }
    let message = TestProgram.message { try plain.adapter((any Fixture.Failing).self) }
    #expect(TestProgram.message { try registry.adapter((any Fixture.Failing).self) } == message)
    #expect(message.hasPrefix("ServiceKitTests.AspectTests.Fixture.FailingService could not be made: Refusal()"))
  }

  @Test func `An error of a lookup that a hook makes says in which aspect`() {
    let registry = TestProgram.registry()
    var aspect = AdapterAspect()
    aspect.willCreate = { event in
      if event.adapterName?.hasSuffix("PlainClock") == true { _ = try registry.adapter((any Fixture.Failing).self) }
    }
    let line = #line + 1
    registry.add(aspect)
    #expect(
      short(TestProgram.message { try registry.adapter((any Fixture.Clock).self) }) == """
        FailingService could not be made: Refusal()
          declared at ServiceKitTests/AspectTests.swift:\(Fixture.failingLine)
          Way out: The next lookup tries again. Answer nil from lazyRegister() where there is none in this run.
          while making PlainClock, in the aspect that was added at ServiceKitTests/AspectTests+Errors.swift:\(line)
        """)
  }

  @Test func `A hook that looks up what is being made gets the error of a cycle, and the registry stays usable`() throws
  {
    let registry = TestProgram.registry()
    var aspect = AdapterAspect()
    aspect.willCreate = { _ in _ = try registry.adapter((any Fixture.Clock).self) }
    let observation = registry.add(aspect)
    #expect(TestProgram.code { try registry.adapter((any Fixture.Clock).self) } == .cycle)
    observation.cancel()
    #expect(try registry.adapter((any Fixture.Clock).self) != nil)
  }

  @Test func `proceed that is kept and called later is refused`() throws {
    let registry = TestProgram.registry()
    final class Kept: @unchecked Sendable { var creation: AdapterCreation? }
    let kept = Kept()
    var aspect = AdapterAspect()
    aspect.create = { creation in
      kept.creation = creation
      return Fixture.PlainClock()
    }
    let line = #line + 1
    registry.add(aspect)
    _ = try registry.adapter((any Fixture.Clock).self)
    let creation = try #require(kept.creation)
    #expect(
      short(TestProgram.message { try creation.proceed() as Any }) == """
        proceed() of the creation of PlainClock was called after the aspect's hook had returned.
          added at ServiceKitTests/AspectTests+Errors.swift:\(line)
          Way out: Call proceed() within the hook, or not at all.
        """)
  }
}
