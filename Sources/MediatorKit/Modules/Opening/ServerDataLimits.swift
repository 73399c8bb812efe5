/// How much of server data is read; what is larger is refused.
public struct ServerDataLimits: Hashable, Sendable {
  /// The most bytes, from 0 to 1,000,000,000.
  public var maximumBytes: Int
  /// The most lists and objects inside one another, from 0 to 256.
  public var maximumDepth: Int

  /// Limits that ordinary data stays far below.
  ///
  /// - Parameters:
  ///   - maximumBytes: the most bytes, from 0 to 1,000,000,000.
  ///   - maximumDepth: the most lists and objects inside one another, from 0 to 256.
  public init(maximumBytes: Int = 65_536, maximumDepth: Int = 16) {
    self.maximumBytes = max(0, min(maximumBytes, 1_000_000_000))
    self.maximumDepth = max(0, min(maximumDepth, 256))
  }
}
