/// Goes through a path with all steps of a pattern that are possible at the same time.
///
/// - Complexity: O(m) in the steps for each scalar.
///
/// Source: Thompson, "Regular expression search algorithm", 1968.
struct FilePatternRun {
  private let steps: [FilePattern.Step]
  /// The steps that wait for a scalar.
  private var waiting: [Int] = []
  /// For each step the round in which it was last reached.
  private var reached: [Int]
  private var round = 0
  /// The pattern is complete here.
  private(set) var isMatch = false

  /// Nothing that follows can match.
  var isDead: Bool { waiting.isEmpty && !isMatch }

  init(_ steps: [FilePattern.Step]) {
    self.steps = steps
    reached = Array(repeating: 0, count: steps.count)
    begin(at: [0])
  }

  mutating func advance(over scalar: Unicode.Scalar) {
    begin(at: waiting.filter { accepts(steps[$0], scalar) }.map { $0 + 1 })
  }

  private mutating func begin(at first: [Int]) {
    var queue = first
    round += 1
    waiting.removeAll(keepingCapacity: true)
    isMatch = false
    while let index = queue.popLast() {
      guard index < steps.count, reached[index] != round else { continue }
      reached[index] = round
      switch steps[index] {
      case .fork(let left, let right): queue += [left, right]
      case .jump(let target): queue.append(target)
      case .match: isMatch = true
      case .scalar, .oneOf, .withinComponent, .anything: waiting.append(index)
      }
    }
  }

  private func accepts(_ step: FilePattern.Step, _ scalar: Unicode.Scalar) -> Bool {
    switch step {
    case .scalar(let expected): scalar == expected
    case .oneOf(let ranges, let isNegated): scalar != "/" && ranges.contains { $0.contains(scalar.value) } != isNegated
    case .withinComponent: scalar != "/"
    case .anything: true
    case .fork, .jump, .match: false
    }
  }
}
