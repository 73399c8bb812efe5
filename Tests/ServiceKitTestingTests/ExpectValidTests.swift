import ServiceKit
import ServiceKitTesting
import Testing

/// `validate()` as one line of a test.
struct ExpectValidTests {
  @Test func `A product that has what it needs passes`() {
    #expect(Recorded.issues { expectValid("Fixtures", modules: ["ServiceKitTestingTests"]) } == [])
  }

  @Test(.product("Fixtures", modules: ["ServiceKitTestingTests"]))
  func `Each problem is an issue, with the name of the product`() throws {
    let line = try #require(
      AdapterRegistry.main.requirements.first {
        $0.property == "player" && $0.host == "ServiceKitTestingTests.Fixture.Session"
      }?.line)
    let issues = withAdapters {
      $0.unbind((any Fixture.Player).self)
    } operation: {
      Recorded.issues { expectValid() }
    }
    #expect(
      issues == [
        """
        No adapter is bound to 'ServiceKitTestingTests.Fixture.Player' in 'Fixtures'.
          Needed by ServiceKitTestingTests.Fixture.Session.player (ServiceKitTestingTests/Fixture.swift:\(line))
          This registry is restricted to the modules ServiceKitTestingTests.
          Ways out:
            1. Declare one in a target of this product: @Adapter((any Player).self, scope: .host) final class …: Player.
            2. Check that the product depends on the target that declares it.
            3. If this product may do without, make the requirement optional: (any Player)?.
        """
      ])
  }

  @Test func `A fake meets the requirement of the adapter that it stands in for`() {
    let problems = withAdapters {
      $0.bind((any Fixture.Player).self) { Fixture.SilentPlayer() }
    } operation: {
      AdapterRegistry.main.problems().filter { $0.description.contains("Fixture.Player") }
    }
    #expect(problems == [])
  }

  // A registry of misspelt modules has no requirement that could be unmet, so the check of the product passed.
  @Test func `A product none of whose modules is there does not pass`() {
    #expect(
      Recorded.issues { expectValid("Second", modules: ["SecondModul"]) } == [
        """
        No adapter and no requirement of 'Second' is linked into this program.
          Module 'SecondModul': did you mean 'SecondModule'?
          Ways out:
            1. Write the modules as the compiler knows them: for a target named 'my-app', the module is 'my_app'.
            2. Check that this program depends on their targets.
            3. For a registry without adapters, give it no module: AdapterRegistry(modules: []).
        """
      ])
  }

  @Test func `A module that has neither adapters nor requirements may be one of a product's`() {
    #expect(Recorded.issues { expectValid("Fixtures", modules: ["ServiceKitTestingTests", "FeedFormats"]) } == [])
  }
}
