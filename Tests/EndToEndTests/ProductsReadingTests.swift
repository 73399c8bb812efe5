import Foundation
import Testing

@Suite struct ProductsReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Without any set-up a product shows the bundled feed", arguments: BuiltProduct.allCases)
  func bundledFeed(product: BuiltProduct) throws {
    let run = try ProductRun(product)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.first == "Tidewater Notes")
    #expect(run.output.contains("Letters: on the colour of harbour doors"))
  }

  @Test("Standard shows an item in full: wrapped, with its authors, categories, media, images and links")
  func fullItem() throws {
    let run = try ProductRun(.standard, "--limit", "3", environment: ["COLUMNS": "60"])
    let expected = """
      Tidewater Notes

      How lighthouses learned to blink
        2026-03-09 · Ada Quill, Tomas Brek · History, Light
        A light that always burns tells you that there is land. A
        light that blinks tells you which land. We followed one
        keeper’s clockwork from the workshop to the lamp room.
        Image: https://tidewater.example/img/lamp.jpg
        Link: https://tidewater.example/lighthouses
        Link: https://tidewater.example/workshop

      Episode 12: The fog signal
        2026-03-07 · Ada Quill · Podcast
        Two horns, one valley, and an echo that sank a ferry
        timetable.
        Audio: https://media.tidewater.example/12.mp3 (0:31:05, 29.8 MB)
        Link: https://tidewater.example/episodes/12

      Watch: splicing an eye in three minutes
        2026-03-06 · Mirela Osk · Video, Knots & ropes
        Three strands, three tucks:

        - unlay the end,
        - tuck against the lay,
        - taper.
        Video: https://media.tidewater.example/splice.mp4 (0:03:07)
        Image: https://media.tidewater.example/splice.jpg
        Link: https://tidewater.example/watch/eye-splice


      """
    #expect(run.output == expected)
  }

  @Test("Lite shows an item in short: title, the beginning of the summary, one link")
  func shortItem() throws {
    let run = try ProductRun(.lite, "--limit", "2", environment: ["COLUMNS": "30"])
    let expected = """
      Tidewater Notes

      2026-03-09 How lighthouses learned to blink
        A light that always burns
        tells you that there is
        land. A light that blinks…
        https://tidewater.example/lighthouses
      2026-03-07 Episode 12: The fog signal
        Two horns, one valley, and
        an echo that sank a ferry
        timetable.
        https://tidewater.example/episodes/12

      """
    #expect(run.output == expected)
  }

  @Test("RSS, Atom and JSON Feed are read from files and from standard input", arguments: BuiltProduct.allCases)
  func formats(product: BuiltProduct) throws {
    let feeds = [
      (ProductsFeeds.rss(ProductsFeeds.item("RSS item")), "RSS item"), (ProductsFeeds.atom, "Atom entry"),
      (ProductsFeeds.json, "JSON item"),
    ]
    for (text, title) in feeds {
      let path = try folder.written(text, as: "feed")
      for run in [
        try ProductRun(product, "--feed", path, "--once"), try ProductRun(product, "--feed=-", input: text),
      ] {
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains(title))
      }
    }
  }

  @Test(
    "Items of several feeds are shown newest first, each with the name of its feed", arguments: BuiltProduct.allCases)
  func severalFeeds(product: BuiltProduct) throws {
    let first = try folder.written(
      ProductsFeeds.rss(title: "First", ProductsFeeds.item("Old", day: 1), ProductsFeeds.item("New", day: 9)), as: "1")
    let second = try folder.written(ProductsFeeds.rss(title: "Second", ProductsFeeds.item("Middle", day: 5)), as: "2")
    let run = try ProductRun(product, "--feed", first, "--feed", second)
    #expect(run.status == 0)
    let order = ["New", "Middle", "Old"].compactMap { run.output.range(of: $0)?.lowerBound }
    #expect(order.count == 3)
    #expect(order == order.sorted())
    #expect(run.output.components(separatedBy: "First").count - 1 == 3)
    #expect(run.output.components(separatedBy: "Second").count - 1 == 2)
  }

  @Test("One bad feed does not lose the others; its error is on standard error", arguments: BuiltProduct.allCases)
  func badFeed(product: BuiltProduct) throws {
    let good = try folder.written(ProductsFeeds.rss(ProductsFeeds.item("Good")), as: "good.xml")
    let missing = folder.file("missing.xml")
    let run = try ProductRun(product, "--feed", missing, "--feed", good)
    #expect(run.status == 1)
    #expect(run.output.contains("Good"))
    #expect(run.errors == "\(product.rawValue): \(missing): no such file or folder\n")
  }

  @Test("The same file named twice is shown twice", arguments: BuiltProduct.allCases)
  func sameFeedTwice(product: BuiltProduct) throws {
    let path = try folder.written(ProductsFeeds.rss(ProductsFeeds.item("Twice")), as: "feed.xml")
    let items = try ProductRun(product, "--feed", path, "--feed", path, "--format", "json").json["items"] as? [Any]
    #expect(items?.count == 2)
  }

  @Test("JSON has a schema version and one object for each item, limited like text", arguments: BuiltProduct.allCases)
  func json(product: BuiltProduct) throws {
    let run = try ProductRun(product, "--format", "json", "--limit=3")
    #expect(run.status == 0)
    let object = try run.json
    #expect(Set(object.keys) == ["schemaVersion", "items"])
    #expect(object["schemaVersion"] as? Int == 1)
    let items = try #require(object["items"] as? [[String: Any]])
    #expect(items.map { $0["title"] as? String }.first == "How lighthouses learned to blink")
    #expect(items.count == 3)
    let keys: Set = [
      "id", "feed", "title", "link", "date", "summary", "authors", "categories", "enclosures", "images", "links",
    ]
    #expect(items.allSatisfy { Set($0.keys) == keys })
  }

  @Test("A feed without items is its heading alone", arguments: BuiltProduct.allCases)
  func emptyFeed(product: BuiltProduct) throws {
    let path = try folder.written(ProductsFeeds.rss(title: "Nothing yet"), as: "feed.xml")
    let run = try ProductRun(product, "--feed", path)
    #expect(run.status == 0)
    #expect(run.output == "Nothing yet\n\n")
  }
}
