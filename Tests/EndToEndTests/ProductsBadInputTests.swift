import Foundation
import Testing

@Suite struct ProductsBadInputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Documents that no product shows.
  static let refused: [String: String] = [
    "nothing at all": "",
    "text": "Hello, this is no feed.",
    "a page": "<html><head><title>Page</title></head><body/></html>",
    "truncated XML": String(ProductsFeeds.rss(ProductsFeeds.item("One")).prefix(120)),
    "truncated JSON": String(ProductsFeeds.json.prefix(120)),
    "other JSON": "{\"version\": 3}",
    "an unknown encoding": "<?xml version=\"1.0\" encoding=\"x-none\"?><rss version=\"2.0\"><channel/></rss>",
    "an entity bomb": """
    <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">\
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">]>\
    <rss version="2.0"><channel><title>&d;</title></channel></rss>
    """,
  ]

  @Test(
    "What is no feed is refused with its name, exit status 1 and nothing on standard output",
    arguments: BuiltProduct.allCases, refused.keys.sorted())
  func refusal(product: BuiltProduct, kind: String) throws {
    let path = try folder.written(try #require(Self.refused[kind]), as: "feed")
    let playlist = folder.file("list.m3u")
    let run = try ProductRun(product, "--feed", path, "--playlist", playlist)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(product.rawValue): \(path):"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try folder.names == ["feed"])
  }

  @Test("The error of an XML document names line and column")
  func place() throws {
    let path = try folder.written("<?xml version=\"1.0\"?>\n<rss version=\"2.0\">\n<channel></rss>", as: "feed.xml")
    let run = try ProductRun(.standard, "--feed", path)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Standard: \(path):3:"))
  }

  @Test("External entities are never fetched", arguments: BuiltProduct.allCases)
  func externalEntity(product: BuiltProduct) throws {
    let secret = try folder.written("the secret text", as: "secret")
    let path = try folder.written(
      """
      <?xml version="1.0"?><!DOCTYPE rss [<!ENTITY x SYSTEM "file://\(secret)">]>
      <rss version="2.0"><channel><title>T</title><item><title>&x;</title></item></channel></rss>
      """, as: "feed.xml")
    let run = try ProductRun(product, "--feed", path, "--format", "json")
    #expect(!run.output.contains("secret text"))
    #expect(!run.errors.contains("secret text"))
    #expect(run.status == 1)
  }

  @Test("What cannot be opened is refused with the reason", arguments: BuiltProduct.allCases)
  func unreadable(product: BuiltProduct) throws {
    let missing = folder.file("missing.xml")
    let reasons = [
      (folder.path, "is a directory"), (missing, "no such file or folder"),
      ("https://test.example/feed", "is an address; only files and - for standard input are read"),
      (try folder.written("x", as: "file") + "/feed.xml", "a part of the path is not a folder"),
    ]
    for (path, reason) in reasons {
      let run = try ProductRun(product, "--feed", path)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.errors == "\(product.rawValue): \(path): \(reason)\n")
    }
  }

  @Test("A folder as standard input is refused", arguments: BuiltProduct.allCases)
  func folderAsInput(product: BuiltProduct) throws {
    let run = try ProductRun(script: "\(product.variable) --feed - < '\(folder.path)'")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(product.rawValue): standard input: "))
  }

  @Test("Missing parts, duplicate and numeric ids are repaired with exit status 0", arguments: BuiltProduct.allCases)
  func repaired(product: BuiltProduct) throws {
    let xml = try folder.written(
      ProductsFeeds.rss(
        "<item><description>Only a summary</description></item>", "<item/>",
        "<item><guid>same</guid><title>A</title></item>", "<item><guid>same</guid><title>B</title></item>"),
      as: "feed.xml")
    let json = try folder.written(
      """
      {"version": "https://jsonfeed.org/version/1", "title": "T", "items": [{"id": 7, "content_text": "seven"}]}
      """, as: "feed.json")
    let run = try ProductRun(product, "--feed", xml, "--feed", json, "--format", "json")
    #expect(run.status == 0)
    let items = try #require(try run.json["items"] as? [[String: Any]])
    #expect(items.contains { $0["id"] as? String == "7" })
    #expect(items.contains { $0["title"] as? String == "B" })
    #expect(Set(items.compactMap { $0["id"] as? String }).count == items.count)
  }

  @Test(
    "No terminal escape, control character or bidirectional control gets out of a feed",
    arguments: BuiltProduct.allCases, ["text", "json"])
  func hostileText(product: BuiltProduct, format: String) throws {
    let hostile = "a\u{1B}[31mb\u{9B}2Jc\u{202E}d\u{7}e\u{2066}f\u{1B}]0;title\u{7}g"
    let escaped = hostile.unicodeScalars.map { scalar in
      scalar.value < 0x20 ? String(format: "\\u%04x", scalar.value) : String(scalar)
    }.joined()
    let path = try folder.written(
      """
      {"version": "https://jsonfeed.org/version/1.1", "title": "\(escaped)", "items": [{"id": "1",
       "title": "\(escaped)", "url": "javascript:alert(1)", "content_text": "\(escaped)", "tags": ["\(escaped)"],
       "authors": [{"name": "\(escaped)"}], "image": "file:///etc/passwd", "date_published": "2026-01-01T00:00:00Z",
       "attachments": [{"url": "https://test.example/1.mp3", "mime_type": "audio/mpeg", "title": "\(escaped)"},
                       {"url": "data:audio/mpeg;base64,AAAA", "mime_type": "audio/mpeg"}]}]}
      """, as: "feed.json")
    let playlist = folder.file("list.m3u")
    let run = try ProductRun(
      product, "--feed", path, "--format", format, "--playlist", playlist, "--color", "never")
    #expect(run.status == 0)
    let list = try folder.text(of: "list.m3u")
    for text in [run.output, run.errors, list] {
      let bad = text.unicodeScalars.filter { scalar in
        scalar.properties.generalCategory == .control && scalar != "\n" || (0x202A...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value)
      }
      #expect(bad.isEmpty)
      for scheme in ["javascript:", "file:///etc", "data:audio"] { #expect(!text.contains(scheme)) }
    }
    #expect(list.split(separator: "\n").count == 3)
  }

  @Test("A hostile file name does not reach the terminal as it is", arguments: BuiltProduct.allCases)
  func hostileName(product: BuiltProduct) throws {
    let run = try ProductRun(product, "--feed", "none\u{1B}[31m\n.xml")
    #expect(run.status == 1)
    #expect(!run.errors.contains("\u{1B}"))
    #expect(run.errors.contains("no such file or folder"))
  }
}
