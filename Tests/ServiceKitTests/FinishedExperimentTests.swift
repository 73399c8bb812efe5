import ServiceKit
import Testing

extension ExperimentKey {
  fileprivate static let door = ExperimentKey("door", arms: ["open", "shut"], owner: "porters", expires: "2030-06-30")
  fileprivate static let window = ExperimentKey("window", arms: ["a", "b"], owner: "porters", expires: "soon")
}

/// What validation says about experiments that are over.
struct FinishedExperimentTests {
  enum Fixture {
    protocol Door: AnyObject, Sendable {}

    static let line = #line + 2
    @Adapter((any Door).self, variant: (.door, "open"))
    final class OpenDoor: Door {}

    @Adapter((any Door).self, variant: (.door, "shut"))
    final class ShutDoor: Door {}
  }

  private typealias Arm = ExperimentAssignments.Arm

  private func problems(
    _ experiment: ExperimentAssignments.Experiment? = nil, today: String = "2026-11-30", of name: String = "door"
  ) throws -> [String] {
    let registry = TestProgram.registry()
    let assignments = ExperimentAssignments(unitSource: "tests", experiments: experiment.map { [$0] } ?? [])
    try registry.withCurrent { try Experiments.assign(assignments, unit: "1", among: [.door, .window]) }
    let day = try #require(ExperimentDay(today))
    return registry.problems(today: day).map(\.description).filter { $0.contains("experiment '\(name)' of") }
  }

  private func message(_ reason: String, _ fates: (String, String), _ wayOut: String) -> String {
    """
    The experiment 'door' of porters, which expires on 2030-06-30, is over: \(reason).
      ServiceKitTests.FinishedExperimentTests.Fixture.OpenDoor for door=open \(fates.0); declared at \
    ServiceKitTests/FinishedExperimentTests.swift:\(Fixture.line)
      ServiceKitTests.FinishedExperimentTests.Fixture.ShutDoor for door=shut \(fates.1); declared at \
    ServiceKitTests/FinishedExperimentTests.swift:\(Fixture.line + 3)
      Ways out:
        1. \(wayOut)
        2. If it must go on, give it a later day, and weights for several arms.
    """
  }

  private let keepShut = "Remove the experiment from the code, and keep what the arm 'shut' does."
  private let shutStays = ("can go", "stays, without variant:")
  private let either = ("can go, or stays without variant:", "can go, or stays without variant:")
  private let decide = "Decide for an arm, and remove the experiment from the code."

  @Test func `An experiment that goes on is no problem, on its last day neither`() throws {
    let running = ExperimentAssignments.Experiment(
      name: "door", arms: [Arm("open", weight: 1), Arm("shut", weight: 1)])
    #expect(try problems(running) == [])
    #expect(try problems(running, today: "2030-06-30") == [])
    #expect(try problems() == [])
  }

  @Test func `An experiment of which one arm has everybody is over`() throws {
    let whole = ExperimentAssignments.Experiment(name: "door", arms: [Arm("open", weight: 0), Arm("shut", weight: 9)])
    let text = message("every unit is in the arm 'shut'", shutStays, keepShut)
    #expect(try problems(whole) == [text])
    var fixed = ExperimentAssignments.Experiment(name: "door", arms: [Arm("open", weight: 1), Arm("shut", weight: 1)])
    fixed.fixed = "shut"
    #expect(try problems(fixed) == [text])
  }

  @Test func `An experiment whose assignment says so is over`() throws {
    var finished = ExperimentAssignments.Experiment(
      name: "door", arms: [Arm("open", weight: 1), Arm("shut", weight: 1)])
    finished.isFinished = true
    #expect(try problems(finished) == [message("it is finished", either, decide)])
    finished.fixed = "shut"
    #expect(
      try problems(finished) == [message("it is finished, and every unit is in the arm 'shut'", shutStays, keepShut)])
  }

  @Test func `An experiment is over on the day after it expires`() throws {
    let reason = "today is 2030-07-01, after the day on which it expires"
    #expect(try problems(today: "2030-07-01") == [message(reason, either, decide)])
  }

  @Test func `An expiry that is no day is a problem`() throws {
    #expect(
      try problems(of: "window") == [
        """
        The experiment 'window' of porters expires on 'soon', which is no day.
          Way out: Write the day as YYYY-MM-DD.
        """
      ])
  }

  @Test func `Validation throws what it finds, as of a day`() throws {
    let registry = TestProgram.registry()
    let day = try #require(ExperimentDay("2099-01-01"))
    let message = TestProgram.message { try registry.validate(today: day) }
    #expect(message.contains("The experiment 'door' of porters, which expires on 2030-06-30, is over"))
    #expect(registry.problems().filter { $0.description.contains("'door'") } == [])
  }
}
