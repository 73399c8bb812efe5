/// How many requests wait for the program to be ready or for a gate, and for how long.
///
/// A limit that is set outside its range is moved to the nearest end of it.
public struct ParkingLimits: Hashable, Sendable {
  /// The most requests that wait, from 0.
  public var maximumCount: Int { didSet { maximumCount = max(0, maximumCount) } }
  /// How long one waits before it fails, from zero to 100 years.
  public var maximumAge: Duration { didSet { maximumAge = maximumAge.clampedToWait } }
  /// How long one that is being delivered holds up the next, from zero to 100 years; after that it goes on beside it.
  public var patience: Duration { didSet { patience = patience.clampedToWait } }

  /// Limits for what a person may have done before a program is ready.
  ///
  /// - Parameters:
  ///   - maximumCount: the most requests that wait, from 0.
  ///   - maximumAge: how long one waits before it fails, from zero to 100 years.
  ///   - patience: how long one that is being delivered holds up the next, from zero to 100 years.
  public init(maximumCount: Int = 32, maximumAge: Duration = .seconds(600), patience: Duration = .seconds(10)) {
    self.maximumCount = max(0, maximumCount)
    self.maximumAge = maximumAge.clampedToWait
    self.patience = patience.clampedToWait
  }
}
