/// Small feeds for the tests of the products.
enum ProductsFeeds {
  /// An RSS feed around some items.
  static func rss(title: String = "Test", _ items: String...) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\"><channel><title>\(title)</title>"
      + items.joined() + "</channel></rss>\n"
  }

  /// One item of an RSS feed that needs no repair.
  static func item(_ title: String, day: Int = 1, _ more: String = "") -> String {
    """
    <item><title>\(title)</title><guid isPermaLink="false">\(title)-\(day)</guid>\
    <link>https://test.example/\(day)</link>\
    <pubDate>\(day < 10 ? "0" : "")\(day) Jan 2026 12:00:00 +0000</pubDate>\(more)</item>
    """
  }

  static let atom = """
    <?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom"><title>Atom test</title><id>urn:test:feed</id>
    <updated>2026-01-02T00:00:00Z</updated>
    <entry><title>Atom entry</title><id>urn:test:1</id><updated>2026-01-02T00:00:00Z</updated>
    <link href="https://test.example/atom"/><summary>Hello</summary></entry></feed>
    """

  static let json = """
    {"version": "https://jsonfeed.org/version/1.1", "title": "JSON test", "items": [
      {"id": "1", "title": "JSON item", "url": "https://test.example/json", "content_text": "Hello",
       "date_published": "2026-01-03T00:00:00Z"}]}
    """
}
