import FeedFormats

extension FeedItem {
  /// What tells the item from those of all feeds; an identity alone is unique in its feed only.
  var progressKey: String { "\(feedTitle ?? "") \(id)" }
}
