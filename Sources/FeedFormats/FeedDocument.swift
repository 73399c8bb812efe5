/// A feed as plain values: what it says of itself, and its items in the order in which they were written.
///
/// Everything in it is safe to show: texts hold no control characters, links are absolute and `http` or `https`.
public struct FeedDocument: Sendable, Equatable {
  /// The family of formats that the feed is written in.
  public var format: FeedFormat
  /// The feed's title as one line of plain text; nil when there is none.
  public var title: String?
  /// The web page that the feed belongs to.
  public var link: String?
  /// What the feed says about itself, as plain text.
  public var summary: String?
  /// The feed's language tag as written, for example `en-GB` (RFC 5646).
  public var language: String?
  /// The items in the order of the document, each with an `id` that is unique here.
  public var items: [FeedItem]
  /// What had to be repaired, one short sentence for each kind; empty for a feed without faults.
  public var repairs: [String]

  /// Makes a document; every part but the format may be left out.
  public init(
    format: FeedFormat, title: String? = nil, link: String? = nil, summary: String? = nil, language: String? = nil,
    items: [FeedItem] = [], repairs: [String] = []
  ) {
    self.format = format
    self.title = title
    self.link = link
    self.summary = summary
    self.language = language
    self.items = items
    self.repairs = repairs
  }
}
