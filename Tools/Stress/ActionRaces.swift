import Foundation
import MediatorKit
import SeededNumbers

/// Replies, timeouts, cancellations and closed mediators that meet in random order, on several threads at once.
struct ActionRaces {
  let seconds: Double
  /// How many tasks there are at least, over all threads.
  let least: Int
  let seed: UInt64

  private static let workerCount = 4

  /// Runs races until the time is over and there were enough.
  ///
  /// - Returns: how many tasks there were, and what must not be, as sentences.
  func run() async -> (count: Int, violations: [String]) {
    let end = Date(timeIntervalSinceNow: seconds)
    let watchdog = Watchdog(seed: seed)
    return await withTaskGroup(of: (Int, [String]).self) { group in
      for worker in 0..<Self.workerCount { group.addTask { await run(until: end, worker: UInt64(worker), watchdog) } }
      var (total, violations) = (0, [String]())
      for await (count, found) in group {
        total += count
        violations += found
      }
      return (total, violations)
    }
  }

  private func run(until end: Date, worker: UInt64, _ watchdog: Watchdog) async -> (Int, [String]) {
    var generator = SeededGenerator(seed: seed &+ worker)
    var count = 0
    var rounds = 0
    repeat {
      watchdog.begin(round: rounds)
      let roundSeed = generator.next()
      let round = ActionRound(seed: roundSeed)
      let violations = await round.run()
      guard violations.isEmpty else { return (count, violations.map { "Round \(roundSeed): \($0)" }) }
      count += ActionRound.taskCount
      rounds += 1
    } while Date() < end || count * Self.workerCount < least
    return (count, [])
  }
}
