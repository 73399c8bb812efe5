import Foundation
import ServiceKit
import Testing

extension ExperimentKey {
  fileprivate static let color = ExperimentKey(
    "color", arms: ["red", "green", "blue"], owner: "tests", expires: "2030-01-01")
  fileprivate static let speed = ExperimentKey("speed", arms: ["slow", "fast"], owner: "tests", expires: "2030-01-01")
}

/// Assignments: reading them, refusing them, and what they decide.
struct ExperimentAssignmentTests {
  enum Fixture {
    protocol Paint: AnyObject, Sendable { var arm: String { get } }

    @Adapter((any Paint).self, variant: (.color, "red"))
    final class Red: Paint { let arm = "red" }

    @Adapter((any Paint).self, variant: (.color, "blue"))
    final class Blue: Paint { let arm = "blue" }
  }

  private func decoded(_ json: String) throws -> ExperimentAssignments {
    try JSONDecoder().decode(ExperimentAssignments.self, from: Data(json.utf8))
  }

  private func file(_ experiments: String) -> String {
    #"{"schemaVersion": 1, "unitSource": "installation", "experiments": [\#(experiments)]}"#
  }

  private func assigned(
    _ experiments: ExperimentAssignments.Experiment..., unit: String = "1", among keys: [ExperimentKey] = [.speed]
  ) throws -> AdapterRegistry {
    let registry = TestProgram.registry()
    let assignments = ExperimentAssignments(unitSource: "tests", experiments: experiments)
    try registry.withCurrent { try Experiments.assign(assignments, unit: unit, among: keys) }
    return registry
  }

  // MARK: - Reading

  @Test func `A file is read, written and read again`() throws {
    let text = file(
      """
      {"name": "color", "arms": [{"name": "red", "weight": 1}, {"name": "blue", "weight": 3}], "salt": "s"},
      {"name": "speed", "arms": [{"name": "fast", "weight": 1}], "fixed": "fast", "finished": true}
      """)
    let assignments = try decoded(text)
    #expect(
      assignments
        == ExperimentAssignments(
          unitSource: "installation",
          experiments: [
            .init(name: "color", arms: [.init("red", weight: 1), .init("blue", weight: 3)], salt: "s"),
            .init(name: "speed", arms: [.init("fast", weight: 1)], fixed: "fast", isFinished: true),
          ]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = String(decoding: try encoder.encode(assignments), as: UTF8.self)
    #expect(
      written == """
        {"experiments":[{"arms":[{"name":"red","weight":1},{"name":"blue","weight":3}],"name":"color","salt":"s"},\
        {"arms":[{"name":"fast","weight":1}],"finished":true,"fixed":"fast","name":"speed"}],"schemaVersion":1,\
        "unitSource":"installation"}
        """)
    #expect(try decoded(written) == assignments)
  }

  @Test(arguments: [
    (
      #"{"name": "color", "arms": [{"name": "red", "weight": -1}]}"#,
      "experiments[0].arms[0].weight: -1 is no weight; weights are whole numbers from 0"
    ),
    (
      #"{"name": "color", "arms": [{"name": "red", "weight": 0}, {"name": "blue", "weight": 0}]}"#,
      "experiments[0].arms: all weights are 0"
    ),
    (
      #"{"name": "color", "arms": [{"name": "red", "weight": 9223372036854775807}, {"name": "blue", "weight": 1}]}"#,
      "experiments[0].arms: the weights add up to more than 9223372036854775807"
    ),
    (#"{"name": "color", "arms": []}"#, "experiments[0].arms: there is no arm"),
    (#"{"name": "", "arms": [{"name": "red", "weight": 1}]}"#, "experiments[0].name: the name is empty"),
    (
      #"{"name": "color", "arms": [{"name": "red", "weight": 1}, {"name": "red", "weight": 2}]}"#,
      "experiments[0].arms[1].name: the arm 'red' is there already, in experiments[0].arms[0]"
    ),
    (
      #"{"name": "a", "arms": [{"name": "x", "weight": 1}]}, {"name": "a", "arms": [{"name": "x", "weight": 1}]}"#,
      "experiments[1].name: the experiment 'a' is there already, in experiments[0]"
    ),
    (
      #"{"name": "color", "arms": [{"name": "red", "wieght": 1}]}"#,
      "experiments[0].arms[0]: unknown key 'wieght'; did you mean 'weight'?"
    ),
    (
      #"{"name": "color", "owner": "me", "arms": [{"name": "red", "weight": 1}]}"#,
      "experiments[0]: unknown key 'owner'; known are 'name', 'arms', 'fixed', 'finished', 'salt'"
    ),
    (
      #"{"name": "color", "arms": [{"name": "red", "weight": 1}], "fixed": "rad"}"#,
      "experiments[0].fixed: unknown arm 'rad'; did you mean 'red'?"
    ),
    (#"{"name": "color"}"#, "experiments[0]: there is no 'arms'"),
    (#"{"name": 7, "arms": []}"#, "experiments[0].name: this is no text"),
    (#"{"name": "color", "arms": 7}"#, "experiments[0].arms: this is no list"),
    (#"{"name": "color", "arms": [7]}"#, "experiments[0].arms[0]: this is no object"),
    (
      #"{"name": "color", "arms": [{"name": "red", "weight": "1"}]}"#,
      "experiments[0].arms[0].weight: this is no whole number"
    ),
    (
      #"{"name": "color", "arms": [{"name": "red", "weight": null}]}"#,
      "experiments[0].arms[0].weight: this is no whole number"
    ),
    (
      #"{"name": "color", "arms": [{"name": "red", "weight": 1}], "finished": "yes"}"#,
      "experiments[0].finished: this is no truth value"
    ),
  ])
  func `What is wrong in a file is said with the entry`(experiments: String, message: String) {
    #expect(TestProgram.message { try decoded(file(experiments)) } == message)
  }

  @Test(arguments: [
    (#"{"schemaVersion": 2, "whatever": 1}"#, "schemaVersion: 2 is no version that is read here; 1 is"),
    (#"{"unitSource": "x", "experiments": []}"#, "there is no 'schemaVersion'"),
    (#"{"schemaVersion": 1, "experiments": []}"#, "there is no 'unitSource'"),
    (
      #"{"schemaVersion": 1, "unitSource": "x", "experiment": [], "experiments": []}"#,
      "unknown key 'experiment'; did you mean 'experiments'?"
    ),
    ("[]", "this is no object"),
  ])
  func `What is wrong with a file as a whole is said`(json: String, message: String) {
    #expect(TestProgram.message { try decoded(json) } == message)
  }

  @Test func `Inside a larger document the path begins there`() {
    let json = #"{"experiments": {"schemaVersion": 3}}"#
    let message = TestProgram.message {
      try JSONDecoder().decode([String: ExperimentAssignments].self, from: Data(json.utf8))
    }
    #expect(message == "experiments.schemaVersion: 3 is no version that is read here; 1 is")
  }

  // MARK: - Applying

  @Test func `An unknown experiment is refused with those that may be meant`() {
    #expect(
      TestProgram.message { try assigned(.init(name: "colour", arms: [.init("red", weight: 1)])) }
        == "experiments[0].name: unknown experiment 'colour'; did you mean 'color'?")
    let registry = AdapterRegistry(modules: [])
    let assignments = ExperimentAssignments(
      unitSource: "tests", experiments: [.init(name: "zzz", arms: [.init("red", weight: 1)])])
    let none = registry.withCurrent { TestProgram.message { try Experiments.assign(assignments, unit: "1") } }
    #expect(none == "experiments[0].name: unknown experiment 'zzz'; none is known")
  }

  @Test func `An unknown arm is refused with those that may be meant`() {
    #expect(
      TestProgram.message {
        try assigned(.init(name: "color", arms: [.init("red", weight: 1), .init("gren", weight: 1)]))
      } == "experiments[0].arms[1].name: the experiment 'color' has no arm 'gren'; did you mean 'green'?")
    #expect(
      TestProgram.message { try assigned(.init(name: "speed", arms: [.init("a long way off", weight: 1)])) }
        == "experiments[0].arms[0].name: the experiment 'speed' has no arm 'a long way off'; known are 'slow', 'fast'")
  }

  @Test func `A value that was made in code is checked like a file, and so is the unit`() {
    #expect(
      TestProgram.message { try assigned(.init(name: "speed", arms: [.init("fast", weight: -2)])) }
        == "experiments[0].arms[0].weight: -2 is no weight; weights are whole numbers from 0")
    #expect(TestProgram.message { try assigned(unit: "") } == "the id of the unit is empty")
    var late = ExperimentAssignments(unitSource: "tests", experiments: [])
    late.schemaVersion = 0
    #expect(
      TestProgram.message { try Experiments.assign(late, unit: "1") }
        == "schemaVersion: 0 is no version that is read here; 1 is")
  }

  @Test func `Nothing of assignments that are refused is applied`() throws {
    let registry = try assigned(.init(name: "speed", arms: [.init("fast", weight: 1)]))
    let wrong = ExperimentAssignments(
      unitSource: "other",
      experiments: [
        .init(name: "speed", arms: [.init("slow", weight: 1)]), .init(name: "sped", arms: [.init("slow", weight: 1)]),
      ])
    try registry.withCurrent {
      #expect(throws: ExperimentAssignmentError.self) { try Experiments.assign(wrong, unit: "2", among: [.speed]) }
      let choice = Experiments.choice(of: .speed)
      #expect("\(choice)" == "speed=fast (assigned to tests 1)")
      try Experiments.assign(ExperimentAssignments(unitSource: "tests", experiments: []), unit: "1")
      #expect("\(Experiments.choice(of: .speed))" == "speed=slow (first)")
    }
  }

  @Test func `The assignment decides which adapter is bound`() throws {
    for arm in ["red", "blue"] {
      let registry = try assigned(.init(name: "color", arms: [.init(arm, weight: 1)]))
      #expect(try registry.requiredAdapter((any Fixture.Paint).self).arm == arm)
    }
    let registry = try assigned(.init(name: "color", arms: [.init("green", weight: 1)]))
    #expect(try registry.adapter((any Fixture.Paint).self) == nil)
  }

  @Test func `An override comes before a forced arm, that before the assignment, and that before the first arm`() throws
  {
    let registry = try assigned(.init(name: "speed", arms: [.init("fast", weight: 1)]))
    try registry.withCurrent {
      #expect("\(Experiments.choice(of: .color))" == "color=red (first)")
      #expect("\(Experiments.choice(of: .speed))" == "speed=fast (assigned to tests 1)")
      try Experiments.force(.speed, "slow")
      #expect("\(Experiments.choice(of: .speed))" == "speed=slow (forced)")
      try Experiments.withOverride(.speed, "fast") {
        #expect("\(Experiments.choice(of: .speed))" == "speed=fast (overridden)")
        try Experiments.withOverride(.color, "blue") { #expect(Experiments.variant(of: .speed) == "fast") }
        try Experiments.withOverride(.speed, "slow") { #expect(Experiments.variant(of: .speed) == "slow") }
        #expect(Experiments.isEnabled(.speed) == false)
      }
      #expect("\(Experiments.choice(of: .speed))" == "speed=slow (forced)")
    }
  }

  @Test func `A fixed arm says so`() throws {
    let arms: [ExperimentAssignments.Arm] = [.init("slow", weight: 1), .init("fast", weight: 1)]
    let registry = try assigned(.init(name: "speed", arms: arms, fixed: "fast"))
    #expect(registry.withCurrent { "\(Experiments.choice(of: .speed))" } == "speed=fast (fixed)")
  }

  @Test func `An override follows the task and is seen by no other`() async throws {
    let registry = TestProgram.registry()
    let arms = try await registry.withCurrent { () async throws -> [String] in
      try await Experiments.withOverride(.color, "blue") { () async throws -> [String] in
        async let child = Experiments.variant(of: .color)
        let kept = Task { Experiments.variant(of: .color) }
        let detached = Task.detached { Experiments.variant(of: .color) }
        return [await child, await kept.value, await detached.value]
      }
    }
    #expect(arms == ["blue", "blue", "red"])
    #expect(
      TestProgram.message { try Experiments.withOverride(.color, "pink") { 0 } }
        == "The experiment 'color' has no arm 'pink'. Its arms are 'red', 'green', 'blue'.")
  }
}

/// Arms that a text names.
extension ExperimentAssignmentTests {
  private func forced(_ text: String) throws -> String {
    try TestProgram.registry().withCurrent {
      try Experiments.force(text: text, among: [.speed])
      return "\(Experiments.choice(of: .color)), \(Experiments.choice(of: .speed))"
    }
  }

  @Test func `A text forces arms, of linked experiments and of those that are given`() throws {
    #expect(try forced("color=blue,speed=fast") == "color=blue (forced), speed=fast (forced)")
    #expect(try forced(" speed = fast ") == "color=red (first), speed=fast (forced)")
    #expect(try forced("  ") == "color=red (first), speed=slow (first)")
  }

  @Test(arguments: [
    ("color", "an arm is given as NAME=ARM, not 'color'"),
    ("color=red,", "an arm is given as NAME=ARM, not ''"),
    ("speed=fast,colour=red", "unknown experiment 'colour'; did you mean 'color'?"),
    ("speed=fest", "experiment 'speed' has no arm 'fest'; did you mean 'fast'?"),
    ("speed=", "experiment 'speed' has no arm ''; known are 'slow', 'fast'"),
    ("speed=fast,speed=slow", "experiment 'speed' is named twice"),
  ])
  func `A text that is wrong forces nothing`(text: String, message: String) {
    let registry = TestProgram.registry()
    registry.withCurrent {
      #expect(TestProgram.message { try Experiments.force(text: text, among: [.speed]) } == message)
      #expect(Experiments.choice(of: .speed).source == .first)
    }
  }
}
