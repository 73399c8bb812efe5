/// What adapters may ask of the session that they belong to.
public protocol FeedSessionCapabilities: AnyObject {
  /// How pages are laid out.
  var pageStyle: PageStyle { get }

  /// Whether items of several feeds are shown together, so that each should name its own.
  var showsSeveralFeeds: Bool { get }
}
