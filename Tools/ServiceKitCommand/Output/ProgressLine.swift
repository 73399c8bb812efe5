import Synchronization

/// One line on a terminal that says how far a long run is, and is gone when the run ends.
final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var next: ContinuousClock.Instant
  }

  private let total: Int
  private let output: any ToolOutput
  private let state: Mutex<State>

  /// Shows nothing for a run that ends within a second.
  init(total: Int, output: any ToolOutput) {
    self.total = total
    self.output = output
    state = Mutex(State(next: .now + .seconds(1)))
  }

  /// Says how many files are done, a few times a second at most.
  func update(_ done: Int) {
    state.withLock { state in
      guard ContinuousClock.now >= state.next else { return }
      state.next = .now + .milliseconds(200)
      state.isShown = true
      output.say("\r\(done) of \(total) files read")
    }
  }

  /// Takes the line away.
  func end() {
    state.withLock { state in
      if state.isShown { output.say("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
