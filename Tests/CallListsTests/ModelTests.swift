import DispatchModel
import Testing

/// Random scripts, done with a roster and by a model of the rules; `Stress --dispatch` does many more.
@Suite struct ModelTests {
  @Test func `Random sequences do what the rules say`() async {
    let start = UInt64.random(in: 0...(.max / 2))
    for seed in start..<(start + 1_000) {
      guard let difference = await Script(seed: seed).check() else { continue }
      Issue.record("Seed \(seed), \(difference)")
      return
    }
  }
}
