import ServiceKit
import Testing

extension ExperimentKey {
  fileprivate static let meal = ExperimentKey("meal", arms: ["soup", "salad"], owner: "tests", expires: "2030-01-01")
  fileprivate static let drink = ExperimentKey("drink", arms: ["tea", "water"], owner: "tests", expires: "2030-01-01")
}

/// What handlers of exposures are told.
struct ExposureTests {
  enum Fixture {
    protocol Kitchen: AnyObject, Sendable {}
    protocol Table: AnyObject {}
    protocol Plate: AnyObject {}

    @Adapter((any Kitchen).self, variant: (.meal, "soup"))
    final class SoupKitchen: Kitchen {}

    @Adapter((any Kitchen).self, variant: (.meal, "salad"))
    final class SaladKitchen: Kitchen {}

    @Adapter((any Plate).self, host: (any Table).self, variant: (.meal, "soup"))
    final class SoupPlate: Plate {}

    @AdapterHost
    final class Guest: Table { @Adapted var plate: (any Plate)? }
  }

  private final class Kept: Sendable {
    let observations = Guarded<[ExposureObservation]>([])
    func cancelAll() { for observation in observations.withLock({ $0 }) { observation.cancel() } }
  }

  private func observed(_ registry: AdapterRegistry, in journal: Journal) -> ExposureObservation {
    registry.withCurrent { Experiments.onExposure { journal.note("\($0)") } }
  }

  private func assign(_ meal: String, unit: String) throws {
    let assignments = ExperimentAssignments(
      unitSource: "guest", experiments: [.init(name: "meal", arms: [.init(meal, weight: 1)])])
    try Experiments.assign(assignments, unit: unit, among: [.meal])
  }

  @Test func `A lookup that an arm decides is told once`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    _ = observed(registry, in: journal)
    for _ in 0..<3 { _ = try registry.adapter((any Fixture.Kitchen).self) }
    #expect(journal.all == ["meal=soup (first)"])
  }

  // They were compared as String compares, which calls them equal; their points differ, and so may their arms.
  @Test func `Ids that differ in a byte are two units, also where they look alike`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    _ = observed(registry, in: journal)
    try registry.withCurrent {
      for unit in ["\u{E9}", "e\u{301}"] {
        try assign("soup", unit: unit)
        #expect(Experiments.variant(of: .meal) == "soup")
      }
    }
    #expect(journal.all == ["meal=soup (assigned to guest \u{E9})", "meal=soup (assigned to guest e\u{301})"])
    #expect(journal.all.map(\.utf8.count) == [32, 33])
  }

  // An override had no unit, although the choice says that it has one whatever decided.
  @Test func `An override of a task knows the unit that assignments are in use for`() throws {
    try TestProgram.registry().withCurrent {
      try assign("soup", unit: "7")
      let choice = try Experiments.withOverride(.meal, "salad") { Experiments.choice(of: .meal) }
      #expect(choice.source == .overridden)
      #expect(choice.unit == "7")
      #expect(choice.unitSource == "guest")
    }
  }

  @Test func `The hosts of one unit are one exposure`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    _ = observed(registry, in: journal)
    try registry.withCurrent {
      try assign("soup", unit: "1")
      for _ in 0..<3 { #expect(Fixture.Guest().plate != nil) }
      #expect(Experiments.variant(of: .meal) == "soup")
    }
    #expect(journal.all == ["meal=soup (assigned to guest 1)"])
  }

  @Test func `An arm for which no adapter is bound is an exposure too`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    _ = observed(registry, in: journal)
    try registry.withCurrent {
      try assign("salad", unit: "1")
      #expect(Fixture.Guest().plate == nil)
    }
    #expect(journal.all == ["meal=salad (assigned to guest 1)"])
  }

  @Test func `Asking for the arm is an exposure, asking why or listing is none`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    _ = observed(registry, in: journal)
    registry.withCurrent { _ = Experiments.choice(of: .drink) }
    _ = (registry.bindings, registry.requirements, registry.problems(), registry.description)
    #expect(journal.all == [])
    registry.withCurrent { _ = (Experiments.isEnabled(.drink), Experiments.variant(of: .drink)) }
    #expect(journal.all == ["drink=tea (first)"])
  }

  @Test func `Each unit is an exposure of its own, and coming back is none`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    _ = observed(registry, in: journal)
    try registry.withCurrent {
      for unit in ["1", "2", "1"] {
        try assign("salad", unit: unit)
        _ = Experiments.variant(of: .meal)
      }
    }
    #expect(journal.all == ["meal=salad (assigned to guest 1)", "meal=salad (assigned to guest 2)"])
  }

  @Test func `A forced arm says so`() throws {
    let registry = TestProgram.registry()
    let told = Guarded<[ExperimentExposure]>([])
    try registry.withCurrent {
      Experiments.onExposure { exposure in told.withLock { $0.append(exposure) } }
      try assign("soup", unit: "1")
      try Experiments.force(.meal, "salad")
      _ = Experiments.variant(of: .meal)
      _ = Experiments.variant(of: .drink)
    }
    let exposures = told.withLock { $0 }
    #expect(exposures.map(\.description) == ["meal=salad (forced)", "drink=tea (first)"])
    #expect(exposures.map(\.isForced) == [true, false])
    #expect(exposures.map(\.choice.unit) == ["1", "1"])
    #expect(exposures.map(\.key.owner) == ["tests", "tests"])
  }

  @Test func `An override is told once for itself, and takes nothing from the exposure without it`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    _ = observed(registry, in: journal)
    try registry.withCurrent {
      for _ in 0..<2 {
        try Experiments.withOverride(.meal, "salad") {
          for _ in 0..<2 { _ = Experiments.variant(of: .meal) }
        }
      }
      _ = Experiments.variant(of: .meal)
    }
    #expect(journal.all == ["meal=salad (overridden)", "meal=salad (overridden)", "meal=soup (first)"])
  }

  @Test func `A handler that comes late is told what happened before, once`() throws {
    let (registry, early, late) = (TestProgram.registry(), Journal(), Journal())
    _ = observed(registry, in: early)
    registry.withCurrent { _ = (Experiments.variant(of: .meal), Experiments.variant(of: .drink)) }
    _ = observed(registry, in: late)
    registry.withCurrent { _ = (Experiments.variant(of: .meal), Experiments.variant(of: .drink)) }
    #expect(early.all == ["meal=soup (first)", "drink=tea (first)"])
    #expect(late.all == early.all)
  }

  @Test func `Registries are apart`() {
    let (one, other, journal) = (TestProgram.registry(), TestProgram.registry(), Journal())
    _ = observed(one, in: journal)
    other.withCurrent { _ = Experiments.variant(of: .meal) }
    #expect(journal.all == [])
  }

  @Test func `A handler that was cancelled is told nothing, and may cancel itself and those after it`() throws {
    let (registry, journal, kept) = (TestProgram.registry(), Journal(), Kept())
    registry.withCurrent {
      for name in ["a", "b"] {
        let observation = Experiments.onExposure { _ in
          journal.note(name)
          kept.cancelAll()
        }
        kept.observations.withLock { $0.append(observation) }
      }
      _ = Experiments.variant(of: .meal)
      _ = Experiments.variant(of: .drink)
    }
    kept.cancelAll()
    #expect(journal.all == ["a"])
  }

  @Test func `A handler may ask for the arm that it is told of, and look up what is being bound`() throws {
    let (registry, journal) = (TestProgram.registry(), Journal())
    registry.withCurrent {
      _ = Experiments.onExposure { exposure in
        let kitchen = try? registry.adapter((any Fixture.Kitchen).self)
        journal.note("\(exposure) \(Experiments.variant(of: exposure.key)) \(kitchen is Fixture.SoupKitchen)")
      }
    }
    _ = try registry.withCurrent { try AdapterRegistry.main.adapter((any Fixture.Kitchen).self) }
    #expect(journal.all == ["meal=soup (first) soup true"])
  }

  @Test func `Sixty-four threads that race are one exposure for each experiment and handler`() throws {
    for round in 0..<20 {
      let (registry, journals) = (TestProgram.registry(), (0..<3).map { _ in Journal() })
      try registry.withCurrent { try assign("soup", unit: "\(round)") }
      _ = observed(registry, in: journals[0])
      try Threads.together(64) { number in
        if number == 20 { _ = observed(registry, in: journals[1]) }
        registry.withCurrent {
          switch number % 4 {
          case 0: _ = try? AdapterRegistry.main.adapter((any Fixture.Kitchen).self)
          case 1: _ = Fixture.Guest().plate
          case 2: _ = Experiments.variant(of: .meal)
          default: _ = Experiments.variant(of: .drink)
          }
        }
      }
      _ = observed(registry, in: journals[2])
      for journal in journals {
        #expect(journal.all.sorted() == ["drink=tea (first)", "meal=soup (assigned to guest \(round))"])
      }
    }
  }
}
