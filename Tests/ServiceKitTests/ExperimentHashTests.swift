import SeededNumbers
import ServiceKit
import Testing

/// How units are put into arms.
struct ExperimentHashTests {
  private typealias Assignment = ExperimentAssignments.Experiment
  private typealias Arm = ExperimentAssignments.Arm

  private static func assignment(_ name: String, _ weights: Int...) -> Assignment {
    Assignment(name: name, arms: weights.enumerated().map { Arm("\($0.offset)", weight: $0.element) })
  }

  /// The percent of the line at which a unit is: the arms `0` to `99` have one percent each.
  private static func percent(_ salt: String, _ unit: String) -> String? {
    let arms = (0..<100).map { Arm("\($0)", weight: 1) }
    return Assignment(name: "any", arms: arms, salt: salt).arm(for: unit)
  }

  @Test(arguments: [
    ("autoplay", "", 0x9079_918e_270f_cea3, 56),
    ("autoplay", "1", 0x449c_05e1_6e82_d0aa, 26),
    ("autoplay", "2", 0x915c_3abd_1262_6ed4, 56),
    ("autoplay", "installation-7f3a", 0x7625_5933_4c59_04c3, 46),
    ("layout", "1", 0x96a1_7953_7e2c_745e, 58),
    ("layout", "用户-42", 0x1e94_6ea7_f2f8_3b54, 11),
    ("", "", 0x25fc_6dd3_6ce0_4b20, 14),
    ("autoplay", "\u{e9}", 0xa0ff_8c07_0b9c_9fce, 62),
    ("autoplay", "e\u{301}", 0x810d_ba72_00b1_db73, 50),
  ])
  func `A unit is where an independent implementation puts it`(salt: String, unit: String, point: UInt64, percent: Int)
  {
    #expect(ExperimentHash.point(salt: salt, unit: unit) == point)
    #expect(Self.percent(salt, unit) == "\(percent)")
  }

  @Test func `Ids that look alike and differ in their bytes are different units`() {
    let (composed, decomposed) = ("\u{e9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(Self.percent("autoplay", composed) != Self.percent("autoplay", decomposed))
  }

  @Test(arguments: [[50, 50], [1, 99], [10, 20, 70], [1, 1, 1], [0, 5, 0, 95], [25, 25, 25, 25]])
  func `Each arm is within one percentage point of its weight over 100,000 ids`(weights: [Int]) {
    let arms = weights.enumerated().map { Arm("\($0.offset)", weight: $0.element) }
    let total = weights.reduce(0, +)
    for prefix in ["", "user-", "00000000-0000-4000-8000-"] {
      let experiment = Assignment(name: "share", arms: arms)
      var counts: [String: Int] = [:]
      for number in 0..<100_000 { counts[experiment.arm(for: "\(prefix)\(number)") ?? "none", default: 0] += 1 }
      for (index, weight) in weights.enumerated() {
        let difference = counts["\(index)", default: 0] * total - 100_000 * weight
        #expect(abs(difference) <= 1000 * total, "arm \(index) of \(weights) with '\(prefix)'")
      }
      #expect(counts["none"] == nil)
    }
  }

  @Test func `Two experiments divide the same units independently`() {
    let (one, other) = (Self.assignment("one", 50, 50), Self.assignment("other", 50, 50))
    var counts: [String: Int] = [:]
    for number in 0..<100_000 {
      let unit = "user-\(number)"
      counts["\(one.arm(for: unit) ?? "")\(other.arm(for: unit) ?? "")", default: 0] += 1
    }
    #expect(counts.count == 4)
    for (arms, count) in counts { #expect(abs(count - 25_000) <= 1000, "\(arms)") }
  }

  @Test func `Experiments with one salt divide the units in the same way`() {
    var (one, other) = (Self.assignment("one", 30, 70), Self.assignment("other", 30, 70))
    (one.salt, other.salt) = ("together", "together")
    #expect((0..<1000).allSatisfy { one.arm(for: "\($0)") == other.arm(for: "\($0)") })
  }

  @Test func `Only the proportion of the weights matters`() {
    let (small, large) = (Self.assignment("x", 1, 2, 3), Self.assignment("x", 1 << 50, 2 << 50, 3 << 50))
    #expect((0..<10_000).allSatisfy { small.arm(for: "\($0)") == large.arm(for: "\($0)") })
  }

  @Test func `The fixed arm is everybody's, and an arm of weight 0 nobody's`() {
    var experiment = Self.assignment("x", 0, 100, 0)
    #expect((0..<1000).allSatisfy { experiment.arm(for: "\($0)") == "1" })
    experiment.fixed = "2"
    #expect((0..<1000).allSatisfy { experiment.arm(for: "\($0)") == "2" })
  }

  @Test func `Weights that cannot be used give no arm`() {
    #expect(Self.assignment("x", 0, 0).arm(for: "1") == nil)
    #expect(Self.assignment("x", 2, -1).arm(for: "1") == nil)
    #expect(Self.assignment("x", .max, 1).arm(for: "1") == nil)
    #expect(Assignment(name: "x", arms: []).arm(for: "1") == nil)
    #expect(Self.assignment("x", .max - 1, 1).arm(for: "1") == "0")
  }
}

/// Who moves when weights change.
extension ExperimentHashTests {
  /// How many of 20,000 units move, by the arms that they leave and enter.
  private static func moves(_ old: [Int], _ new: [Int]) -> [String: Int] {
    let arms: ([Int]) -> [Arm] = { $0.enumerated().map { Arm("\($0.offset)", weight: $0.element) } }
    let (before, after) = (Assignment(name: "m", arms: arms(old)), Assignment(name: "m", arms: arms(new)))
    var moves: [String: Int] = [:]
    for number in 0..<20_000 {
      let (from, to) = (before.arm(for: "u\(number)") ?? "", after.arm(for: "u\(number)") ?? "")
      if from != to { moves["\(from)>\(to)", default: 0] += 1 }
    }
    return moves
  }

  @Test func `With two arms only the units move that must, in one direction`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<40 {
      let (old, new) = (Int.random(in: 0...100, using: &random), Int.random(in: 0...100, using: &random))
      let moves = Self.moves([old, 100 - old], [new, 100 - new])
      let expected = abs(new - old) * 200
      #expect(moves.keys.allSatisfy { $0 == (new > old ? "1>0" : "0>1") })
      #expect(abs(moves.values.reduce(0, +) - expected) <= 400, "\(old) to \(new)")
    }
  }

  @Test func `With more arms neighbours exchange units between themselves only`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<40 {
      let count = Int.random(in: 3...6, using: &random)
      let old = (0..<count).map { _ in Int.random(in: 10...30, using: &random) }
      let left = Int.random(in: 0..<(count - 1), using: &random)
      let amount = Int.random(in: 1...10, using: &random)
      var new = old
      new[left] += amount
      new[left + 1] -= amount
      let moves = Self.moves(old, new)
      #expect(Set(moves.keys) == ["\(left + 1)>\(left)"], "\(old) to \(new)")
      let expected = 20_000 * amount / old.reduce(0, +)
      #expect(abs(moves.values.reduce(0, +) - expected) <= 400)
    }
  }

  @Test func `Whatever changes, a unit moves only where a boundary between arms has passed over it`() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<40 {
      let count = Int.random(in: 2...6, using: &random)
      let weights: (inout SeededGenerator) -> [Int] = { random in
        [1] + (1..<count).map { _ in Int.random(in: 0...50, using: &random) }
      }
      let (old, new) = (weights(&random), weights(&random))
      let moved = Self.moves(old, new).values.reduce(0, +)
      #expect(moved <= Self.passed(old, new, of: 20_000) + 400, "\(old) to \(new)")
    }
  }

  /// The units over which boundaries pass at most: the sum of the ways of all boundaries.
  private static func passed(_ old: [Int], _ new: [Int], of units: Int) -> Int {
    let boundaries: ([Int]) -> [Double] = { weights in
      let total = Double(weights.reduce(0, +))
      return weights.indices.map { Double(weights[...$0].reduce(0, +)) / total }
    }
    return Int(zip(boundaries(old), boundaries(new)).map { abs($0 - $1) }.reduce(0, +) * Double(units))
  }

  @Test func `An arm that is added at the end and fed by the last one takes units from that one only`() {
    #expect(Set(Self.moves([40, 60], [40, 50, 10]).keys) == ["1>2"])
  }

  @Test func `An arm between two that exchange weight passes units on, as the rule says`() {
    #expect(Set(Self.moves([30, 40, 30], [40, 40, 20]).keys) == ["1>0", "2>1"])
  }
}
