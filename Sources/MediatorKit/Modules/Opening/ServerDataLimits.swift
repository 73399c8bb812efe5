/// How much of server data is read; what is larger is refused.
///
/// A limit that is set outside its range is moved to the nearest end of it.
public struct ServerDataLimits: Hashable, Sendable {
  /// The most bytes, from 0 to 1,000,000,000.
  public var maximumBytes: Int { didSet { maximumBytes = maximumBytes.clamped(to: Self.counts) } }
  /// The most lists and objects inside one another, from 0 to 256.
  public var maximumDepth: Int { didSet { maximumDepth = maximumDepth.clamped(to: Self.depths) } }

  private static var counts: ClosedRange<Int> { 0...1_000_000_000 }
  private static var depths: ClosedRange<Int> { 0...256 }

  /// Limits that ordinary data stays far below.
  ///
  /// - Parameters:
  ///   - maximumBytes: the most bytes, from 0 to 1,000,000,000.
  ///   - maximumDepth: the most lists and objects inside one another, from 0 to 256.
  public init(maximumBytes: Int = 65_536, maximumDepth: Int = 16) {
    self.maximumBytes = maximumBytes.clamped(to: Self.counts)
    self.maximumDepth = maximumDepth.clamped(to: Self.depths)
  }
}
