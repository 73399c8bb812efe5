import Foundation
import SeededNumbers
import ServiceKit

/// One plan, a few registries, and threads that work in them at once.
final class Round {
  private let seed: UInt64
  private(set) var lookups = 0

  init(seed: UInt64) { self.seed = seed }

  /// Runs the round.
  ///
  /// - Returns: what must not be, as sentences.
  func run() -> [String] {
    var random = SeededGenerator(seed: seed)
    let marks = (0..<Int.random(in: 1...3, using: &random)).map { _ in Mark(plan: Plan(using: &random)) }
    do { try work(marks, &random) } catch { return ["\(error)"] }
    for mark in marks { waitForTheEnd(of: mark) }
    return marks.flatMap { violations(of: $0) }
  }

  private func work(_ marks: [Mark], _ random: inout SeededGenerator) throws {
    let registries = marks.map { _ in AdapterRegistry(modules: ["Stress"]) }
    let found = marks.map { _ in Found() }
    for (registry, mark) in zip(registries, marks) { try registry.register(mark, as: (any RegistryMark).self) }
    let hooks = zip(registries, marks).map(Hooks.init)
    let counts = Guarded(0)
    let group = DispatchGroup()
    let start = DispatchSemaphore(value: 0)
    let threads = Int.random(in: 2...8, using: &random)
    for number in 0..<threads {
      let place = number % marks.count
      let (registry, mark, found, seed) = (registries[place], marks[place], found[place], random.next())
      group.enter()
      let thread = Thread {
        start.wait()
        var worker = Worker(registry: registry, mark: mark, found: found, seed: seed)
        worker.run(steps: 60)
        counts.withLock { $0 += worker.lookups }
        group.leave()
      }
      thread.start()
    }
    for _ in 0..<threads { start.signal() }
    group.wait()
    lookups += counts.withLock { $0 }
    for (registry, mark) in zip(registries, marks) { retry(registry, mark) }
    for hooks in hooks { hooks.check() }
    for found in found { found.clear() }
  }

  /// Failures are used up, so in the end every service is there, or none in this run.
  private func retry(_ registry: AdapterRegistry, _ mark: Mark) {
    guard !mark.plan.hasRings else { return }
    let attempts = mark.plan.nodes.map(\.failures).reduce(1, +)
    for number in Plan.Kind.services {
      let isThere = (0..<attempts).contains { _ in
        do {
          return try registry.withCurrent { try Services.find(number) != nil || mark.plan.nodes[number].isAbsent }
        } catch {
          return false
        }
      }
      if !isThere { mark.violate("Service \(number) is not there after \(attempts) lookups") }
    }
  }

  /// A thread lets its registry go a little after it has said that it is done.
  private func waitForTheEnd(of mark: Mark) {
    for _ in 0..<2000 where mark.withBooks({ $0.live.values.contains { $0 != 0 } }) { usleep(5000) }
  }

  /// What must be true when the threads, the hosts and the registry are gone.
  private func violations(of mark: Mark) -> [String] {
    mark.withBooks { books in
      var violations = books.violations
      for number in Plan.Kind.services {
        let (made, absent) = (books.made[number] ?? 0, books.absent[number] ?? 0)
        if made > 1 || absent > 1 {
          violations.append("Service \(number) was made \(made) times, and none \(absent) times")
        }
      }
      for number in Plan.Kind.common where (books.absent[number] ?? 0) > 1 {
        violations.append("Shared adapter \(number) was asked for again after none in this run")
      }
      for (number, live) in books.live where live != 0 {
        violations.append("Node \(number) has \(live) live instances")
      }
      return violations
    }
  }
}
