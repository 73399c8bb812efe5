public import FeedFormats

// What components of a page conform to, each to as much as it needs. One that throws is reported, what it has changed by
// then is not used, and the others are called.

/// Is told of each feed that was read, or could not be.
public protocol LoadEvents: AnyObject {
  /// A feed was read, or could not be.
  func didRead(_ feed: FeedLoad) throws
}

/// Decides which items are in the list, and in which order.
public protocol ItemArranging: AnyObject {
  /// Puts the items in order, or leaves some out; what stands at the end may be cut off.
  func arrange(_ items: inout [PageItem]) throws
}

/// Decides what the list shows of its items, and between them.
public protocol ListComposing: AnyObject {
  /// Changes entries, or puts others between them.
  func compose(_ entries: inout [PageEntry]) throws
}

/// Is told what is read.
public protocol OpenEvents: AnyObject {
  /// An item was opened.
  func didOpen(_ item: FeedItem) throws
}

/// Sets items off in the list.
public protocol ItemMarking: AnyObject {
  /// One character for an item, or nil where there is nothing to say about it.
  func mark(of item: FeedItem) -> Character?
}

/// Answers what is played.
public protocol PlaylistMaking: AnyObject {
  /// What is played of some items; nil where nothing is played in this run.
  func playlist(of items: [FeedItem]) -> Playlist?
}
