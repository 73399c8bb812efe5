import DispatchModel
import Foundation
import SeededNumbers

/// Random scripts of rosters and of containers, on several threads at once, each checked against the rules.
struct Dispatches {
  let seconds: Double
  let seed: UInt64

  /// Runs scripts until the time is over.
  ///
  /// - Returns: how many scripts there were, and what must not be, as sentences.
  func run() async -> (count: Int, violations: [String]) {
    let end = Date(timeIntervalSinceNow: seconds)
    return await withTaskGroup(of: (Int, String?).self) { group in
      for worker in 0..<4 { group.addTask { await run(until: end, worker: UInt64(worker)) } }
      var (total, violations) = (0, [String]())
      for await (count, violation) in group {
        total += count
        if let violation { violations.append(violation) }
      }
      return (total, violations)
    }
  }

  private func run(until end: Date, worker: UInt64) async -> (Int, String?) {
    var generator = SeededGenerator(seed: seed &+ worker)
    var count = 0
    repeat {
      let scriptSeed = generator.next()
      if let difference = await Script(seed: scriptSeed).check() {
        return (count, "Script \(scriptSeed), \(difference)")
      }
      if let violation = ContainerScript(seed: scriptSeed).check() {
        return (count, "Container script \(scriptSeed): \(violation)")
      }
      count += 2
    } while Date() < end
    return (count, nil)
  }
}
