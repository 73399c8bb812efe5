import FeedFormats
import Foundation
import Testing

@Suite("Reading piece by piece")
struct StreamingTests {
  /// Parses what is written into a pipe whose writing end stays open: only a parser that does not wait for the end returns.
  private func refusalOfOpenPipe(_ text: String, limits: FeedLimits = .default) -> String {
    let pipe = Pipe()
    let data = Data(text.utf8)
    let writer = Thread { try? pipe.fileHandleForWriting.write(contentsOf: data) }
    writer.start()
    defer {
      // What the parser left is read, so that the writer ends too.
      let rest = Thread { while (try? pipe.fileHandleForReading.read(upToCount: 65_536))?.isEmpty == false {} }
      rest.start()
      while !writer.isFinished { Thread.sleep(forTimeInterval: 0.001) }
      try? pipe.fileHandleForWriting.close()
      while !rest.isFinished { Thread.sleep(forTimeInterval: 0.001) }
    }
    do {
      return
        "accepted: \(try FeedParser(limits: limits).parse(contentsOf: pipe.fileHandleForReading, name: "-").items.count)"
    } catch {
      return error.description
    }
  }

  private let filler = String(repeating: "<item><title>t</title></item>", count: 10_000)

  @Test("A fault is reported when it is met, while the rest is still to come", .timeLimit(.minutes(1)))
  func early() {
    #expect(
      refusalOfOpenPipe("<rss><channel><title>a</b></channel>" + filler)
        == "-:1:27: is not well-formed XML: an end tag does not match its start tag. Ask the feed's publisher to repair it."
    )
    #expect(
      refusalOfOpenPipe("<svg>" + filler)
        == "-:1:5: is XML but not a feed: its root element is <svg>. Name an RSS, Atom or JSON feed.")
    #expect(
      refusalOfOpenPipe("<!DOCTYPE rss [<!ENTITY a 'b'>]>" + filler).hasPrefix(
        "-:1:16: declares entities of its own in its document type"))
    #expect(
      refusalOfOpenPipe("{\"items\": [{\"id\": 1},, " + filler)
        == "-:1:22: is not well-formed JSON: “,” does not belong here. Ask the feed's publisher to repair it.")
    #expect(refusalOfOpenPipe("words" + filler).hasPrefix("-:1:1: is not a feed"))
  }

  @Test("The limit of bytes ends reading, and so does an item that never ends", .timeLimit(.minutes(1)))
  func endless() {
    #expect(
      refusalOfOpenPipe("<rss><channel>" + filler, limits: FeedLimits(maximumBytes: 100_000))
        == """
        -:1:98305: is larger than the limit of 100000 bytes. Use a program with a higher limit, or ask the feed's publisher for a shorter \
        feed.
        """)
    let item = "{\"items\": [{\"id\": \"" + String(repeating: "a", count: 300_000)
    #expect(
      refusalOfOpenPipe(item, limits: FeedLimits(maximumTextBytes: 1000)).hasSuffix(
        """
         has an item (or a part before its items) of more than 8000 bytes. Use a program with a higher limit, or ask the feed's \
        publisher for a shorter feed.
        """))
    let tag = "<rss><channel><item x='" + String(repeating: "a", count: 300_000)
    #expect(
      refusalOfOpenPipe(tag, limits: FeedLimits(maximumTextBytes: 1000)).hasSuffix(
        " has a start tag of more than 1000 bytes. Ask the feed's publisher to repair it."))
  }

  @Test(
    "Of a long feed only the items within the limit are kept, and each text within its own", .timeLimit(.minutes(1)))
  func keptItems() throws {
    let long = String(repeating: "words ", count: 2000)
    let items = String(repeating: "<item><title>t</title><description>\(long)</description></item>", count: 500)
    let feed = try Feeds.parse(Feeds.rss(items), limits: FeedLimits(maximumItems: 3, maximumTextBytes: 100))
    #expect(feed.items.count == 3)
    #expect(feed.items.allSatisfy { $0.summary.utf8.count <= 100 })
    #expect(feed.repairs.contains("items beyond the limit left out: 497"))
    #expect(feed.repairs.contains("texts longer than the limit cut: 500"))
  }

  @Test("The parts of a JSON feed before and after its items may be long, and nothing of the unknown ones is kept")
  func frame() throws {
    let unknown = (0..<5000).map { "\"_\($0)\": [\($0), {\"a\": null}]" }.joined(separator: ", ")
    let feed = try Feeds.parse(
      "{\(unknown), \"version\": \"https://jsonfeed.org/version/1\", \"items\": [{\"id\": \"1\"}], \(unknown), \"title\": \"T\"}",
      limits: FeedLimits(maximumTextBytes: 4096))
    #expect(feed.title == "T")
    #expect(feed.items.map(\.id) == ["1"])
  }

  @Test("A byte at a time, a document is what it is in one piece")
  func singleBytes() throws {
    for url in try Feeds.fixtures() {
      let data = try Data(contentsOf: url)
      let pipe = Pipe()
      let writer = Thread {
        for byte in data { try? pipe.fileHandleForWriting.write(contentsOf: [byte]) }
        try? pipe.fileHandleForWriting.close()
      }
      writer.start()
      #expect(
        try FeedParser().parse(contentsOf: pipe.fileHandleForReading, name: "x")
          == FeedParser().parse(data, name: "x"))
    }
  }
}
