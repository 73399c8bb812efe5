/// Goes through a path with all steps of a pattern that are possible at the same time.
///
/// - Complexity: O(m) in the steps for each scalar.
///
/// Source: Thompson, "Regular expression search algorithm", 1968.
struct FilePatternRun {
  private let steps: [FilePattern.Step]
  /// The steps that wait for a scalar.
  private var waiting: [Int] = []
  /// The steps that are still to be looked at; kept, so that no scalar takes memory.
  private var queue = [0]
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
    begin()
  }

  mutating func advance(over scalar: Unicode.Scalar) {
    for index in waiting where accepts(steps[index], scalar) { queue.append(index + 1) }
    begin()
  }

  private mutating func begin() {
    round += 1
    waiting.removeAll(keepingCapacity: true)
    isMatch = false
    while let index = queue.popLast() {
      guard index < steps.count, reached[index] != round else { continue }
      reached[index] = round
      switch steps[index] {
      case .fork(let left, let right):
        queue.append(left)
        queue.append(right)
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
