import ServiceKit
import ServiceKitTesting
import Testing

/// The traits for Swift Testing.
struct TraitTests {
  @Suite(.product("Fixtures", modules: ["ServiceKitTestingTests"]))
  struct Product {
    @Test func `The registry has the adapters of its modules only`() {
      let modules = Set(AdapterRegistry.main.bindings.map(\.module))
      #expect(modules == ["ServiceKitTestingTests"])
    }

    @Test func `Each test has instances of its own`() async {
      #expect(Fixture.clock() != nil)
      #expect(Fixture.clock() !== (await Task.detached { Fixture.clock() }.value))
    }

    @Test(.adapters { $0.bind((any Fixture.Clock).self, to: Fixture.StoppedClock(5)) })
    func `Fakes go on top of a product`() {
      #expect(Fixture.clock()?.now == 5)
      #expect(Fixture.Session().player.name == "audio")
    }
  }

  // The product's registry came in place of the one with the fakes, and nothing said so.
  @Test(
    .adapters { $0.bind((any Fixture.Clock).self, to: Fixture.StoppedClock(5)) },
    .product("Fixtures", modules: ["ServiceKitTestingTests"]))
  func `Fakes stay where a product comes after them`() {
    #expect(Fixture.clock()?.now == 5)
    #expect(Fixture.Session().player.name == "audio")
  }

  @Suite(
    .adapters {
      $0.unbind((any Fixture.Clock).self)
      $0.bind((any Fixture.Player).self, to: Fixture.SilentPlayer())
    })
  struct FakesAround {
    @Test(.product("Fixtures", modules: ["ServiceKitTestingTests"]))
    func `Fakes of a suite stay in a test with a product`() {
      #expect(Fixture.clock() == nil)
      #expect(Fixture.Session().player.name == "silent")
    }
  }

  @Test(.product("Nothing", modules: []))
  func `Messages name the product`() throws {
    let error = #expect(throws: AdapterError.self) {
      try AdapterRegistry.main.requiredAdapter((any Fixture.Clock).self)
    }
    #expect(
      "\(try #require(error))".hasPrefix(
        "No adapter is bound to 'ServiceKitTestingTests.Fixture.Clock' in 'Nothing'.\n"))
  }

  @Suite(.adapters { $0.bind((any Fixture.Player).self) { Fixture.SilentPlayer() } })
  struct Fakes {
    @Test(arguments: 0..<3)
    func `Each case has the fakes of the suite`(_ number: Int) {
      #expect(Fixture.Session().player.name == "silent")
    }

    @Test(.adapters { $0.bind((any Fixture.Player).self, to: Fixture.SilentPlayer("own")) })
    func `A test's own go over the suite's`() { #expect(Fixture.Session().player.name == "own") }
  }
}
