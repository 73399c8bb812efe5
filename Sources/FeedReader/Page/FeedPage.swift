public import FeedFormats

/// What components may ask of the session that they are part of.
public protocol FeedPage: FeedSessionCapabilities {
  /// Where state is kept between runs; nil where it is kept nowhere.
  var stateFolder: StateFolder? { get }

  /// What this product plays of some items, in playing order; nil where it plays nothing in this run.
  func playlistEntries(for items: [FeedItem]) -> [PlaylistEntry]?

  /// The item with less in it; nil where this product leaves nothing out.
  func trim(_ item: FeedItem) -> FeedItem?
}
