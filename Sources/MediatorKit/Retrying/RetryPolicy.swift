/// How often an action is sent that fails, and how long to wait in between.
public struct RetryPolicy: Sendable, Hashable {
  /// How often the action is sent at most, from 1.
  public let attempts: Int
  /// How long to wait before the second attempt.
  public let delay: Duration
  /// By what the wait grows from one attempt to the next, from 1.
  public let factor: Double
  /// The longest wait.
  public let longestDelay: Duration

  /// Makes a policy; numbers below their ranges are raised to them.
  ///
  /// - Parameters:
  ///   - attempts: how often the action is sent at most, from 1.
  ///   - delay: how long to wait before the second attempt, from zero.
  ///   - factor: by what the wait grows from one attempt to the next, from 1.
  ///   - longestDelay: the longest wait.
  public init(
    attempts: Int = 3, delay: Duration = .milliseconds(100), factor: Double = 2, longestDelay: Duration = .seconds(10)
  ) {
    self.attempts = max(attempts, 1)
    self.delay = max(delay, .zero)
    self.factor = factor >= 1 && factor.isFinite ? factor : 1
    self.longestDelay = max(longestDelay, .zero)
  }

  /// The waits, from the one before the second attempt on.
  func wait(after attempt: Int) -> Duration {
    var wait = delay
    for _ in 1..<max(attempt, 1) where wait < longestDelay { wait = wait * factor }
    return min(wait, longestDelay)
  }
}
