/// What happened when one feed was read.
public struct LoadOutcome {
  /// Where the feed was read from.
  public let source: FeedSource

  /// What had to be repaired, one sentence each.
  public let repairs: [String]

  /// Why there is no feed; nil if there is one.
  public let error: (any Error)?

  init(source: FeedSource, repairs: [String] = [], error: (any Error)? = nil) {
    self.source = source
    self.repairs = repairs
    self.error = error
  }
}
