import DispatchModel
import Testing

/// Many sequences of changes, from inside and outside of components; `Stress --dispatch` runs more of them.
struct RandomSequenceTests {
  @Test(arguments: 0..<8)
  func `States are balanced and in order under every change`(_ part: UInt64) {
    for seed in (part * 250)..<((part + 1) * 250) {
      let violation = ContainerScript(seed: seed).check()
      #expect(violation == nil, "seed \(seed)")
      if violation != nil { return }
    }
  }
}
