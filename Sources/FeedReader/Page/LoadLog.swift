/// What was read for a page.
public struct LoadLog: Sendable, Equatable {
  /// Each reading of a feed, in order.
  public var feeds: [FeedLoad] = []

  /// The time from the first component to the whole page; nil until it is loaded.
  public var duration: Duration?

  /// Makes a log of nothing.
  public init() {}
}
