/// The family of formats that a feed is written in.
public enum FeedFormat: String, Sendable, Hashable, Codable, CaseIterable {
  /// RSS 0.9x and 2.0 (rssboard.org/rss-specification), and RDF Site Summary 0.90 and 1.0.
  case rss
  /// Atom 1.0 (RFC 4287), and the earlier 0.3.
  case atom
  /// JSON Feed 1.0 and 1.1 (jsonfeed.org).
  case json
}
