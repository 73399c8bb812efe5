/// One reading of one feed.
public struct FeedLoad: Sendable, Equatable {
  /// What the source is called, safe to print.
  public let source: String

  /// How many items were read.
  public let itemCount: Int

  /// How many repairs the feed needed.
  public let repairCount: Int

  /// Why the feed was skipped, safe to print; nil if it was read.
  public let failure: String?

  /// How long it took.
  public let duration: Duration

  /// Makes a reading.
  public init(source: String, itemCount: Int = 0, repairCount: Int = 0, failure: String? = nil, duration: Duration) {
    self.source = source
    self.itemCount = itemCount
    self.repairCount = repairCount
    self.failure = failure
    self.duration = duration
  }
}
