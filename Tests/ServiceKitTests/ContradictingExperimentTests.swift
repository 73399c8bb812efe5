import ServiceKit
import Testing

extension ExperimentKey {
  fileprivate static let hinge = ExperimentKey(
    "hinge", arms: ["left", "right"], owner: "smiths", expires: "2030-06-30")
  fileprivate static let otherHinge = ExperimentKey(
    "hinge", arms: ["left", "right", "both"], owner: "smiths", expires: "2030-06-30")
  fileprivate static let handle = ExperimentKey("handle", arms: ["a", "b"], owner: "smiths", expires: "2030-06-30")
  fileprivate static let sameHandle = ExperimentKey("handle", arms: ["a", "b"], owner: "smiths", expires: "2030-06-30")
}

/// What validation says about two keys of one name.
struct ContradictingExperimentTests {
  enum Fixture {
    protocol Hinge: AnyObject, Sendable {}
    protocol Handle: AnyObject, Sendable {}

    static let line = #line + 2
    @Adapter((any Hinge).self, variant: (.hinge, "left"))
    final class LeftHinge: Hinge {}

    @Adapter((any Hinge).self, variant: (.otherHinge, "right"))
    final class RightHinge: Hinge {}

    @Adapter((any Handle).self, variant: (.handle, "a"))
    final class HandleA: Handle {}

    @Adapter((any Handle).self, variant: (.sameHandle, "b"))
    final class HandleB: Handle {}
  }

  private func problems(of name: String, in registry: AdapterRegistry = TestProgram.registry()) -> [String] {
    registry.problems().map(\.description).filter { $0.contains("experiment '\(name)' is declared in") }
  }

  @Test func `Keys that do not agree are reported with the adapters that use them`() {
    #expect(
      problems(of: "hinge") == [
        """
        The experiment 'hinge' is declared in 2 ways that do not agree.
          arms 'left', 'right', owner smiths, expires 2030-06-30: \
        ServiceKitTests.ContradictingExperimentTests.Fixture.LeftHinge, declared at \
        ServiceKitTests/ContradictingExperimentTests.swift:\(Fixture.line)
          arms 'left', 'right', 'both', owner smiths, expires 2030-06-30: \
        ServiceKitTests.ContradictingExperimentTests.Fixture.RightHinge, declared at \
        ServiceKitTests/ContradictingExperimentTests.swift:\(Fixture.line + 3)
          Ways out:
            1. Declare the key once, where all of them see it: extension ExperimentKey { static let … }.
            2. If they are experiments of their own, give each a name of its own.
        """
      ])
  }

  @Test func `Keys that say the same may be declared twice`() {
    #expect(problems(of: "handle") == [])
  }

  @Test(arguments: [
    ExperimentKey("handle", arms: ["b", "a"], owner: "smiths", expires: "2030-06-30"),
    ExperimentKey("handle", arms: ["a", "b"], owner: "porters", expires: "2030-06-30"),
    ExperimentKey("handle", arms: ["a", "b"], owner: "smiths", expires: "2031-06-30"),
  ])
  func `A key that only code uses must agree with those of the adapters`(key: ExperimentKey) throws {
    let registry = TestProgram.registry()
    registry.withCurrent { _ = Experiments.variant(of: key) }
    let arms = key.arms.map { "'\($0)'" }.joined(separator: ", ")
    let use = "  arms \(arms), owner \(key.owner), expires \(key.expires): code that names the key or asks for its arm"
    #expect(problems(of: "handle", in: registry).map { $0.split(separator: "\n").map(String.init)[3] } == [use])
  }
}
