import FeedFormats
import Foundation
import Testing

@Suite("JSON Feed")
struct JSONFeedTests {
  @Test("Ids may be texts or numbers of any kind")
  func ids() throws {
    let feed = try Feeds.parse(
      Feeds.json("{\"id\":\"a\"},{\"id\":7},{\"id\":2.5},{\"id\":12345678901234567890},{\"id\":null,\"url\":\"/x\"}"))
    #expect(feed.items.map(\.id) == ["a", "7", "2.5", "12345678901234567890", "http://example.com/x"])
  }

  @Test("Values of a wrong type are as if they were missing")
  func wrongTypes() throws {
    let item = try Feeds.item(
      Feeds.json(
        """
        {"id": {"a": 1}, "title": 3, "url": ["x"], "tags": "no", "authors": [3, {"name": 4}, {"name": "Ada"}],
        "attachments": [7, {"url": 8}, {"url": "http://a.example/1", "size_in_bytes": "12", "duration_in_seconds": -1}],
        "date_published": 5, "content_html": null}
        """))
    #expect(item.title == "http://a.example/1")
    #expect(item.authors == ["Ada"])
    #expect(item.categories == [])
    #expect(item.enclosures == [FeedEnclosure(url: "http://a.example/1", length: 12)])
    #expect(item.date == nil)
  }

  @Test("Version 1.0 with one author, and an external link where there is no other, are read")
  func version1() throws {
    let feed = try Feeds.parse(
      """
      {"items": [{"id": "1", "external_url": "http://b.example/", "summary": "S", "content_text": "C", "banner_image": "http://b.example/i.png"}],
      "author": {"name": "Ada"}, "title": "T", "version": "https://jsonfeed.org/version/1"}
      """)
    let expected = FeedItem(
      id: "1", title: "S", link: "http://b.example/", summary: "S", authors: ["Ada"],
      images: ["http://b.example/i.png"], feedTitle: "T")
    #expect(feed.items == [expected])
  }

  @Test("Plain text stays as it is, HTML becomes text, and neither carries anything that moves the cursor")
  func texts() throws {
    let item = try Feeds.item(
      Feeds.json("{\"id\":1,\"title\":\"a \\u001b[31m<b>\\u202e\\nc\",\"content_text\":\"List<Int>\\u0007\\n\\nx\"}"))
    #expect(item.title == "a <b> c")
    #expect(item.summary == "List<Int>\n\nx")
    let html = try Feeds.item(Feeds.json("{\"id\":1,\"title\":\"t\",\"content_html\":\"<p>a &amp; b</p>\\n<p>c</p>\"}"))
    #expect(html.summary == "a & b\n\nc")
  }

  @Test("Control characters in texts, which JSON forbids, are removed and counted")
  func controls() throws {
    let feed = try Feeds.parse(Feeds.json("{\"id\":1,\"title\":\"a\u{1B}b\nc\"}"))
    #expect(feed.items.first?.title == "a b c")
    #expect(feed.repairs.contains("control characters removed: 2"))
  }

  @Test("Brackets and quotation marks inside texts do not confuse the search for items")
  func tricky() throws {
    let feed = try Feeds.parse(
      """
      {"version": "https://jsonfeed.org/version/1.1", "title": "\\"items\\": [{", "x": {"items": [{"id": 9}]}, "_y": "items",
       "items" : [ {"id": "}]", "items": [{"id": 5}], "title": "\\\\"}, {"id": "[{\\"", "title": "é\\u00e9"} ] }
      """)
    #expect(feed.title == "\"items\": [{")
    #expect(feed.items.map(\.id) == ["}]", "[{\""])
    #expect(feed.items.map(\.title) == ["\\", "éé"])
  }

  @Test("A feed of many items is read piece by piece, each item whole")
  func many() throws {
    let items = (0..<5000).map { "{\"id\": \($0), \"title\": \"Item \($0) 漢 👧\"}" }.joined(separator: ",\n")
    let feed = try Feeds.parse(Feeds.json(items))
    #expect(feed.items.map(\.id) == (0..<5000).map(String.init))
    #expect(feed.items.allSatisfy { $0.title == "Item \($0.id) 漢 👧" })
  }
}
