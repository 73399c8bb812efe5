public import Foundation

/// One item of a feed: an article, an episode, a commit.
public struct FeedItem: Sendable, Equatable, Identifiable {
  /// The item's identity: as the feed gives it, or else derived from the item's own content, the same on every run.
  public var id: String
  /// The title as one line of plain text; never empty.
  public var title: String
  /// The item's page.
  public var link: String?
  /// The summary (or, without one, the content) as readable plain text with line breaks; empty when there is none.
  public var summary: String
  /// When the item was published or, without that, changed last.
  public var date: Date?
  /// The names of the authors, each once.
  public var authors: [String]
  /// The categories or tags, each once.
  public var categories: [String]
  /// The attached media, each address once.
  public var enclosures: [FeedEnclosure]
  /// The addresses of images: thumbnails, artwork, and images in the HTML.
  public var images: [String]
  /// The addresses that the HTML of summary and content links to, each once.
  public var links: [String]
  /// The title of the feed that the item came from.
  public var feedTitle: String?

  /// Makes an item; all but the identity and the title may be left out.
  public init(
    id: String, title: String, link: String? = nil, summary: String = "", date: Date? = nil, authors: [String] = [],
    categories: [String] = [], enclosures: [FeedEnclosure] = [], images: [String] = [], links: [String] = [],
    feedTitle: String? = nil
  ) {
    self.id = id
    self.title = title
    self.link = link
    self.summary = summary
    self.date = date
    self.authors = authors
    self.categories = categories
    self.enclosures = enclosures
    self.images = images
    self.links = links
    self.feedTitle = feedTitle
  }
}
