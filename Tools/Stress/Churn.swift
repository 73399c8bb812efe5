import Foundation
import ServiceKit

/// Makes many hosts, one after another, with everything switched on that the library offers, and says what is left of them.
///
/// Switched on are aspects with every hook, a log, overrides, an experiment whose exposures are reported, and reports of
/// leaks. No host and no adapter may live on, and memory must not grow with the number of hosts.
struct Churn {
  /// What may come on top after the first fifth of the hosts: what an allocator takes at its own will.
  ///
  /// A leak of 100 bytes for each of 80,000 hosts is twice as much.
  static let permittedGrowth = 4_000_000

  private static let batch = 1_000
  private static let tasks = 4

  private let hosts: Int
  private let counts = Guarded<[AdapterEvent.Kind: Int]>([:])
  private let violations = Guarded<[String]>([])

  init(hosts: Int) { self.hosts = hosts }

  /// Makes the hosts.
  ///
  /// - Returns: the growth of memory in bytes, where the system says it, and what must not be, as sentences.
  func run() async -> (growth: Int?, violations: [String]) {
    AdapterReports.logger = DiscardingLog()
    // What is watched for a leak is remembered until it is reported: not for long, so that memory is flat soon.
    AdapterReports.leakPatience = .milliseconds(20)
    let batches = max(5, (hosts + Self.batch - 1) / Self.batch)
    var (early, late) = (0, 0)
    do {
      let registry = switchedOn(AdapterRegistry(modules: ["Stress"]))
      for number in 0..<batches {
        await self.batch(number, of: batches, in: registry)
        let memory = ResidentMemory.bytes ?? 0
        if number < batches / 5 { early = max(early, memory) } else { late = memory }
      }
    }
    await settle()
    checkCounts()
    return (ResidentMemory.bytes == nil ? nil : late - early, violations.withLock { $0 })
  }

  /// Makes some hosts, in several tasks, in the registry and in one with an override.
  private func batch(_ number: Int, of batches: Int, in registry: AdapterRegistry) async {
    let count = hosts * (number + 1) / batches - hosts * number / batches
    do {
      let assignments = ExperimentAssignments(unitSource: "stress", experiments: [Hooks.assignment])
      try registry.withCurrent { try Experiments.assign(assignments, unit: "\(number % 8)", among: [.stress]) }
    } catch { violate("\(error)") }
    let stopped = AdapterOverride(
      (any ChurnAdapters.ClockService).self, to: ChurnAdapters.StoppedClock(),
      place: SourcePlace(fileID: #fileID, line: #line))
    let overridden = switchedOn(registry.overriding([stopped]))
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<Self.tasks {
        let share = count * (task + 1) / Self.tasks - count * task / Self.tasks
        group.addTask { await live(share, in: task % 2 == 0 ? registry : overridden, clock: task % 2 == 0 ? 1 : 0) }
      }
    }
    if ChurnCensus.hosts.now != 0 { violate("After batch \(number) \(ChurnCensus.hosts.now) hosts are alive") }
    try? await Task.sleep(for: .milliseconds(40))
  }

  /// The life of so many hosts, of which two are alive at a time.
  private func live(_ count: Int, in registry: AdapterRegistry, clock: Int) async {
    await registry.withCurrent {
      var last: ChurnHost?
      for _ in 0..<count {
        let host = ChurnHost()
        do {
          if let fact = try await host.use() { violate(fact) }
          if host.clock.now != clock { violate("An override is seen where it should not be, or not where it should") }
        } catch { violate("\(error)") }
        last = host
      }
      withExtendedLifetime(last) {}
    }
  }

  /// A registry with everything that can be added to one.
  private func switchedOn(_ registry: AdapterRegistry) -> AdapterRegistry {
    let count: AdapterAspect.Hook = { [counts] event in
      // A service ends with its registry, and nobody is left there to be told.
      if event.scope != .application { counts.withLock { $0[event.kind, default: 0] += 1 } }
    }
    var aspect = AdapterAspect()
    aspect.willCreate = { _ in }
    aspect.create = { try $0.proceed() }
    aspect.didCreate = count
    aspect.didFail = count
    aspect.didLookUp = count
    aspect.didMiss = count
    aspect.didRelease = count
    registry.add(aspect)
    registry.log(to: DiscardingLog())
    registry.withCurrent {
      _ = Experiments.onExposure { [violations] exposure in
        if exposure.choice.source != .assigned { violations.withLock { $0.append("An arm was not assigned") } }
      }
    }
    registry.reportsLeaks = true
    return registry
  }

  /// Waits for what ends a little after the last batch.
  private func settle() async {
    for _ in 0..<1000 where ChurnCensus.hosts.now != 0 || ChurnCensus.adapters.now != 0 {
      try? await Task.sleep(for: .milliseconds(5))
    }
    let (hosts, adapters) = (ChurnCensus.hosts.now, ChurnCensus.adapters.now)
    if hosts != 0 || adapters != 0 { violate("In the end \(hosts) hosts and \(adapters) adapters are alive") }
  }

  private func checkCounts() {
    let counts = counts.withLock { $0 }
    let (created, released) = (counts[.created] ?? 0, counts[.released] ?? 0)
    if created == 0 || created != released { violate("\(created) adapters were made and \(released) released") }
    if counts[.missed] != hosts { violate("\(hosts) misses were counted as \(counts[.missed] ?? 0)") }
    if let failed = counts[.failed] { violate("\(failed) creations failed") }
  }

  private func violate(_ fact: String) {
    // One sentence for each kind of fault is enough.
    violations.withLock { if !$0.contains(fact) { $0.append(fact) } }
  }
}

/// A log that takes everything and keeps nothing.
private struct DiscardingLog: AdapterLogging {
  func log(_ level: AdapterLogLevel, _ message: String, metadata: [String: String]) {
    precondition(!message.isEmpty)
  }
}
