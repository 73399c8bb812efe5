/// How many requests wait for the program to be ready or for a gate, and for how long.
public struct ParkingLimits: Hashable, Sendable {
  /// The most requests that wait, from 0.
  public var maximumCount: Int
  /// How long one waits before it fails.
  public var maximumAge: Duration
  /// How long one that is being delivered holds up the next; after that it goes on beside it.
  public var patience: Duration

  /// Limits for what a person may have done before a program is ready.
  ///
  /// - Parameters:
  ///   - maximumCount: the most requests that wait, from 0.
  ///   - maximumAge: how long one waits before it fails.
  ///   - patience: how long one that is being delivered holds up the next.
  public init(maximumCount: Int = 32, maximumAge: Duration = .seconds(600), patience: Duration = .seconds(10)) {
    self.maximumCount = max(0, maximumCount)
    self.maximumAge = max(.zero, maximumAge)
    self.patience = max(.zero, patience)
  }
}
