import ServiceKit
import Testing

/// Adapters that aspects wrap, replace or take away.
extension AspectTests {
  @Test func `What an aspect returns is the adapter, for all its protocols, and the last aspect is the innermost`()
    throws
  {
    let registry = TestProgram.registry()
    for frame in ["a", "b"] {
      registry.add(
        .creating((any Fixture.Clock).self) { proceed in try proceed().map { Fixture.FramedClock($0, frame) } })
    }
    let clock = try registry.requiredAdapter((any Fixture.Clock).self)
    #expect(clock.text == "a(b(plain))")
    #expect(try registry.requiredAdapter((any Fixture.Calendar).self) === clock)
  }

  @Test func `An aspect of one protocol passes other adapters on`() throws {
    let registry = TestProgram.registry()
    registry.add(.creating((any Fixture.Failing).self) { _ in Fixture.Working() })
    #expect(try registry.requiredAdapter((any Fixture.Clock).self) is Fixture.PlainClock)
    #expect(try registry.requiredAdapter((any Fixture.Failing).self) is Fixture.Working)
    #expect(try registry.adapter((any Fixture.Absent).self) == nil)
  }

  @Test func `An aspect may make something of nothing, nothing of something, and catch an error`() throws {
    let registry = TestProgram.registry()
    registry.add(.creating((any Fixture.Absent).self) { proceed in try proceed() ?? Fixture.Present() })
    registry.add(.creating((any Fixture.Clock).self) { _ in nil })
    registry.add(.creating((any Fixture.Failing).self) { proceed in (try? proceed()) ?? Fixture.Working() })
    #expect(try registry.adapter((any Fixture.Absent).self) is Fixture.Present)
    #expect(try registry.adapter((any Fixture.Clock).self) == nil)
    #expect(try registry.adapter((any Fixture.Failing).self) is Fixture.Working)
  }

  @Test func `A second call of proceed returns what the first did`() throws {
    let registry = TestProgram.registry()
    var aspect = AdapterAspect()
    aspect.create = { creation in
      let first = try creation.proceed()
      return try creation.proceed() === first ? first : nil
    }
    registry.add(aspect)
    #expect(try registry.adapter((any Fixture.Clock).self) is Fixture.PlainClock)
  }

  @Test func `The adapter of a host is replaced, and what is within it has its host`() throws {
    let registry = TestProgram.registry()
    registry.add(.creating((any Fixture.Player).self) { proceed in try proceed().map(Fixture.LoudPlayer.init) })
    let screen = registry.withCurrent { Fixture.Screen() }
    let player = try #require(screen.player)
    #expect(player is Fixture.LoudPlayer)
    #expect(player.host === screen)
    #expect(try screen.requiredAdapter((any Fixture.Player).self) === player)
  }

  @Test func `What does not conform to all protocols is refused`() {
    let registry = TestProgram.registry()
    let line = #line + 1
    registry.add(.creating((any Fixture.Clock).self) { _ in Fixture.OnlyClock() })
    #expect(
      short(TestProgram.message { try registry.adapter((any Fixture.Clock).self) }) == """
        An aspect put a OnlyClock in place of PlainClock, which does not conform to 'Calendar'.
          added at ServiceKitTests/AspectTests+Replacing.swift:\(line)
          the adapter is declared at ServiceKitTests/AspectTests.swift:\(Fixture.clockLine)
          Way out: Return an object that conforms to every protocol that the adapter is bound to.
        """)
  }
}
