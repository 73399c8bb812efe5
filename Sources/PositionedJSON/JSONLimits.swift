/// How much of a text is read.
public struct JSONLimits: Hashable, Sendable {
  /// The most bytes, at most `Int32.max`; each costs up to 50 bytes of memory.
  public var maximumBytes: Int
  /// The most lists and objects inside one another.
  ///
  /// Reading takes no stack for them, but ``JSONNode/decode(_:unknownKeys:leaf:)`` does, and so it is at most 512.
  public var maximumDepth: Int

  /// Limits for files that people write.
  ///
  /// - Parameters:
  ///   - maximumBytes: the most bytes.
  ///   - maximumDepth: the most lists and objects inside one another.
  public init(maximumBytes: Int = 1_000_000, maximumDepth: Int = 64) {
    self.maximumBytes = max(0, min(maximumBytes, Int(Int32.max)))
    self.maximumDepth = max(0, min(maximumDepth, 512))
  }
}
