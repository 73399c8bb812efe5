import Foundation
import Synchronization

/// Ends the program, with the seed, when a round hangs.
final class Watchdog: Sendable {
  private static let patience = 120
  private let round = Atomic<Int>(-1)

  init(seed: UInt64) {
    let thread = Thread { [self] in
      var last = -1
      var since = 0
      while true {
        Thread.sleep(forTimeInterval: 1)
        let now = round.load(ordering: .relaxed)
        since = now == last ? since + 1 : 0
        last = now
        guard since > Self.patience else { continue }
        FileHandle.standardError.write(Data("Round \(now + 1) of --seed \(seed) hangs\n".utf8))
        exit(1)
      }
    }
    thread.start()
  }

  /// A round begins.
  func begin(round number: Int) { round.store(number, ordering: .relaxed) }
}
