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

  /// Makes a policy; what is outside its range is moved to the nearest end of it.
  ///
  /// - Parameters:
  ///   - attempts: how often the action is sent at most, from 1.
  ///   - delay: how long to wait before the second attempt, from zero to 100 years.
  ///   - factor: by what the wait grows from one attempt to the next, from 1.
  ///   - longestDelay: the longest wait, from zero to 100 years.
  public init(
    attempts: Int = 3, delay: Duration = .milliseconds(100), factor: Double = 2, longestDelay: Duration = .seconds(10)
  ) {
    self.attempts = max(attempts, 1)
    self.delay = delay.clampedToWait
    self.factor = factor >= 1 && factor.isFinite ? factor : 1
    self.longestDelay = longestDelay.clampedToWait
  }

  /// The waits, from the one before the second attempt on.
  func wait(after attempt: Int) -> Duration {
    guard delay > .zero, delay < longestDelay, factor > 1 else { return min(delay, longestDelay) }
    // As a number, since a product of durations can leave their range.
    let most = longestDelay / delay
    var growth = 1.0
    var passed = 1
    while passed < attempt, growth < most {
      growth *= factor
      passed += 1
    }
    return growth < most ? delay * growth : longestDelay
  }
}
