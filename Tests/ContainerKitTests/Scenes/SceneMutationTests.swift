import ContainerKit
import Testing

/// Scene files that were damaged at random.
struct SceneMutationTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test(arguments: 1...20)
  func `Whatever happens to a file, it is read or refused with places in it`(seed: UInt64) throws {
    let file = Array(
      """
      {"version": 3, "scenes": {"home": ["list", {"component": "interestCard", "optional": true, "settings":
      {"every": 5, "style": "é"}, "gate": {"experiment": "layout", "arm": "grid"}}, "share"], "later": []},
      "changes": {"home": [{"insert": "dedup", "after": "list"}, {"set": "interestCard", "to": {"every": 1}}]}}
      """.utf8)
    var generator = Generator(state: seed)
    for _ in 0..<50 {
      var damaged = file
      for _ in 0...Int.random(in: 0..<4, using: &generator) {
        let start = Int.random(in: 0..<damaged.count, using: &generator)
        let end = min(damaged.count, start + Int.random(in: 0..<12, using: &generator))
        let source = Int.random(in: 0..<(file.count - 20), using: &generator)
        damaged.replaceSubrange(start..<end, with: file[source..<(source + Int.random(in: 0..<20, using: &generator))])
        if damaged.isEmpty { damaged = [0x7B] }
      }
      let lines = damaged.count { $0 == 0x0A } + 1
      let bundled = SceneFile("scenes.json", json: #"{"version": 3, "scenes": {"home": ["list"]}}"#.utf8)
      let plan = try ScenePlan(
        delivered: SceneFile("delivered.json", json: damaged), bundled: bundled, vocabulary: SceneProgram.vocabulary(),
        report: { _ in })
      let faults = (plan.rejection?.faults ?? []) + plan.notices
      #expect(faults.allSatisfy { (1...lines).contains($0.place.line ?? 0) && !$0.fact.isEmpty })
      do {
        _ = try ScenePlan(
          bundled: bundled, overlays: [SceneFile("o", json: damaged)], vocabulary: SceneProgram.vocabulary())
      } catch let error as SceneError { #expect(!error.faults.isEmpty) }
    }
  }
}
