import SeededNumbers
import ServiceKit

/// What one thread does in a round: random lookups, hosts that come and go, registrations, listings.
struct Worker {
  protocol Extra: AnyObject, Sendable {}
  final class ExtraAdapter: Extra {}

  let registry: AdapterRegistry
  let mark: Mark
  let found: Found
  private var random: SeededGenerator
  private var stages: [Stage] = []
  private(set) var lookups = 0

  init(registry: AdapterRegistry, mark: Mark, found: Found, seed: UInt64) {
    self.registry = registry
    self.mark = mark
    self.found = found
    random = SeededGenerator(seed: seed)
  }

  /// Works for so many steps, and lets all hosts go.
  mutating func run(steps: Int) {
    for _ in 0..<steps { step() }
    stages = []
  }

  private mutating func step() {
    switch Int.random(in: 0..<23, using: &random) {
    case 0..<7: lookUpService()
    case 7..<10: registry.withCurrent { stages.append(Stage(mark)) }
    case 10..<16: lookUpThroughHost()
    case 16: if !stages.isEmpty { stages.remove(at: Int.random(in: stages.indices, using: &random)) }
    case 17: registerExtra()
    case 18: watch()
    case 19: wrap()
    case 20..<22: meetExperiment()
    default: if random.once(in: 10) { list() }
    }
  }

  private mutating func lookUpService() {
    let number = Int.random(in: Plan.Kind.services, using: &random)
    lookups += 1
    check(number) {
      let service = try registry.withCurrent { try Services.find(number) }
      guard let service else { return false }
      if Services.mark(of: service) !== mark { mark.violate("Service \(number) belongs to another registry") }
      if !found.isSame(service, number) { mark.violate("Service \(number) has two instances") }
      return true
    }
  }

  private mutating func lookUpThroughHost() {
    guard let stage = stages.randomElement(using: &random) else { return }
    let number = Int.random(in: Plan.Kind.common.lowerBound..<Plan.Kind.count, using: &random)
    lookups += 2
    check(number) {
      guard let adapter = try HostAdapters.find(number, stage) else { return false }
      if adapter.work.mark !== mark { mark.violate("Adapter \(number) belongs to another registry") }
      let again = try HostAdapters.find(number, stage)
      if (again === adapter) == (number == Plan.Kind.fresh) {
        mark.violate("Adapter \(number) is not what its scope says")
      }
      return true
    }
  }

  /// Compares what a lookup came to with the plan.
  private func check(_ number: Int, _ body: () throws -> Bool) {
    let node = mark.plan.nodes[number]
    do {
      if try body() == node.isAbsent {
        mark.violate("Node \(number) is none where it should be, or the other way round")
      }
    } catch let error as AdapterError where error.code == .cycle {
      if !mark.plan.hasRings { mark.violate("A ring in a plan without: \(error.chain)") }
      if error.chain.first != error.chain.last || error.chain.count < 2 { mark.violate("No ring: \(error.chain)") }
      checkEdges(error.chain)
    } catch let error as AdapterError where error.code == .factoryFailed {
      if !(error.underlying is Work.Failure) { mark.violate("\(error)") }
    } catch { mark.violate("\(error)") }
  }

  /// Each adapter of a ring must need the next one.
  private func checkEdges(_ chain: [String]) {
    let numbers = chain.map { name in Int(name.filter(\.isNumber)) ?? -1 }
    for (from, to) in zip(numbers, numbers.dropFirst()) where !mark.plan.nodes[from].needs.contains(to) {
      mark.violate("\(from) does not need \(to), in \(chain)")
    }
  }

  private mutating func registerExtra() {
    do {
      let extra = ExtraAdapter()
      let token = try registry.register(extra, as: (any Extra).self)
      if try registry.adapter((any Extra).self) !== extra { mark.violate("A registration is not found") }
      token.remove()
    } catch let error as AdapterError where error.code == .ambiguous {
      _ = try? registry.adapter((any Extra).self)
    } catch { mark.violate("\(error)") }
  }

  private func watch() {
    let registry = registry
    let observation = registry.observe { event in
      if event.kind == .created, event.adapterName == nil { fatalError("An event of a creation names no adapter") }
      _ = try? registry.adapter((any RegistryMark).self)
    }
    _ = try? registry.adapter((any Extra).self)
    observation.cancel()
  }

  /// An aspect that passes everything on comes and goes while other threads make adapters.
  private func wrap() {
    var aspect = AdapterAspect()
    aspect.create = { try $0.proceed() }
    let observation = registry.add(aspect)
    _ = try? registry.withCurrent { try Services.find(0) }
    observation.cancel()
  }

  /// Assigns a unit, and asks for its arm.
  private mutating func meetExperiment() {
    let unit = "\(Int.random(in: 0..<8, using: &random))"
    let isOverridden = random.once(in: 4)
    registry.withCurrent {
      do {
        let assignments = ExperimentAssignments(unitSource: "stress", experiments: [Hooks.assignment])
        try Experiments.assign(assignments, unit: unit, among: [.stress])
        if isOverridden {
          let arm = try Experiments.withOverride(.stress, "b") { Experiments.variant(of: .stress) }
          if arm != "b" { mark.violate("An override does not hold") }
        }
        if !ExperimentKey.stress.arms.contains(Experiments.variant(of: .stress)) { mark.violate("No such arm") }
      } catch { mark.violate("\(error)") }
    }
  }

  private func list() {
    let rows = registry.bindings.filter {
      !$0.adapterName.hasSuffix("ExtraAdapter") && !$0.adapterName.contains("ChurnAdapters")
    }
    if rows.count != Plan.Kind.count + 1 { mark.violate("A listing has \(rows.count) rows") }
    _ = registry.problems()
    let snapshot = registry.snapshot
    if snapshot.adapters.contains(where: { $0.live < 0 }) {
      mark.violate("A snapshot counts fewer than no instances")
    }
  }
}
