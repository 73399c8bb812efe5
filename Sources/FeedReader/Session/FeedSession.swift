public import FeedFormats
public import ServiceKit

/// One reading of some feeds: loads them, puts their items in order, and shows them as the product does.
@AdapterHost
public final class FeedSession: FeedSessionCapabilities {
  @Adapted var renderer: any RenderAdapter
  @Adapted var playback: (any PlaybackAdapter)?
  @Adapted var trimming: (any ItemTrimmingAdapter)?

  /// How pages are laid out.
  public let pageStyle: PageStyle

  /// The items to show, in order; empty before ``load(limit:)``.
  public private(set) var items: [FeedItem] = []

  private let subscriptions: [FeedSubscription]
  private var titles: [String] = []

  /// Makes a session over some feeds; nothing is read yet.
  public init(sources: [FeedSource], pageStyle: PageStyle) {
    self.pageStyle = pageStyle
    subscriptions = sources.map(FeedSubscription.init(source:))
  }

  /// Whether items of several feeds are shown together.
  public var showsSeveralFeeds: Bool { subscriptions.count > 1 }

  /// Reads all feeds; one that cannot be read does not lose the others.
  ///
  /// - Parameter limit: The most items to keep, newest first, or nil for all.
  /// - Returns: What happened to each feed, in their order.
  public func load(limit: Int? = nil) -> [LoadOutcome] {
    var found: [FeedItem] = []
    titles = []
    let outcomes = subscriptions.map { subscription in
      do {
        let document = try subscription.load()
        found += document.items
        titles.append(document.title ?? subscription.source.name)
        return LoadOutcome(source: subscription.source, repairs: document.repairs)
      } catch {
        return LoadOutcome(source: subscription.source, error: error)
      }
    }
    let shown = FeedOrder.newestFirst(found, limit: limit)
    items = trimming.map { shown.map($0.trim) } ?? shown
    return outcomes
  }

  /// Hands out the page piece by piece: the heading, then each item.
  public func renderPage(_ show: (String) throws -> Void) rethrows {
    try show(renderer.heading(of: titles))
    for item in items { try show(renderer.render(item)) }
  }

  /// Everything of the shown items that this product plays; nil where nothing is played in this run.
  public var playlist: Playlist? {
    playback.map { playback in Playlist(items.flatMap(playback.entries)) }
  }

  /// What trimming has left out, or nil where nothing is trimmed.
  public var savings: String? { trimming?.savings }
}
