public import FeedFormats

extension PlaylistEntry {
  /// The entries of an item's enclosures of some kinds, in the order of the feed.
  public static func entries(
    of item: FeedItem, playing kinds: Set<FeedEnclosure.Kind>
  ) -> [PlaylistEntry] {
    item.enclosures.filter { kinds.contains($0.kind) }.compactMap { enclosure in
      PlaylistEntry(
        title: enclosure.title ?? item.title, address: enclosure.url,
        seconds: enclosure.duration.flatMap { Int(exactly: $0.rounded()) })
    }
  }
}
