import FeedFormats
import Foundation

/// What the tests of this target share: made-up feeds around the part that a test is about.
enum Feeds {
  /// An RSS document with these items.
  static func rss(_ items: String, channel: String = "<link>http://example.com/</link>") -> String {
    """
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title>\(channel)
    \(items)</channel></rss>
    """
  }

  /// An Atom document with these entries.
  static func atom(_ entries: String, attributes: String = "") -> String {
    """
    <feed xmlns="http://www.w3.org/2005/Atom" \(attributes)><title>T</title><link href="http://example.com/"/>
    \(entries)</feed>
    """
  }

  /// A JSON Feed with these items.
  static func json(_ items: String) -> String {
    """
    {"version": "https://jsonfeed.org/version/1.1", "title": "T", "home_page_url": "http://example.com/", "items": [\(items)]}
    """
  }

  static func parse(_ text: String, limits: FeedLimits = .default) throws -> FeedDocument {
    try FeedParser(limits: limits).parse(Data(text.utf8), name: "feed.xml")
  }

  /// The only item of a document.
  static func item(_ text: String) throws -> FeedItem {
    let items = try parse(text).items
    guard let item = items.first, items.count == 1 else { throw Unexpected(what: "\(items.count) items") }
    return item
  }

  /// The text of the error that a document is refused with.
  static func refusal(_ data: Data, limits: FeedLimits = .default, name: String = "feed.xml") -> String {
    do {
      return "accepted: \(try FeedParser(limits: limits).parse(data, name: name).items.count) items"
    } catch {
      return error.description
    }
  }

  static func refusal(_ text: String, limits: FeedLimits = .default) -> String {
    refusal(Data(text.utf8), limits: limits)
  }

  /// The files under `Tests/Fixtures/Feeds`, by name.
  static func fixtures() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func fixture(_ name: String) throws -> FeedDocument {
    try FeedParser().parse(Data(contentsOf: folder.appending(path: name)), name: name)
  }

  static func date(_ text: String) -> Date? {
    try? Date(text, strategy: .iso8601)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Feeds")

  struct Unexpected: Error {
    var what: String
  }
}
