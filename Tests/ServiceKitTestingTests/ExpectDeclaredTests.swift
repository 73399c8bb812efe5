import ServiceKit
import ServiceKitTesting
import Testing

/// Numbers of adapters as one line of a test.
struct ExpectDeclaredTests {
  @Test func `A number that is right passes`() {
    #expect(Recorded.issues { expectDeclared(["NowhereLinked": 0]) } == [])
  }

  @Test func `A module whose adapters are missing is an issue`() {
    let registry = AdapterRegistry(modules: ["NowhereLinked"])
    let issues = Recorded.issues { expectDeclared(["NowhereLinked": 2], in: registry) }
    #expect(issues == registry.problems(declaring: ["NowhereLinked": 2]).map(\.description))
    #expect(issues.count == 1)
  }
}
