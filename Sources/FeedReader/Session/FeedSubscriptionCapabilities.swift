/// What loading adapters may ask of the subscription that they read for.
public protocol FeedSubscriptionCapabilities: AnyObject {
  /// Where the feed is read from.
  var source: FeedSource { get }
}
