import FeedFormats
import FeedReader
import Foundation
import Testing

@Suite struct FeedSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func failure(_ source: FeedSource, limits: FeedLimits = .default) -> String? {
    do {
      _ = try source.document(limits: limits)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "A dash is standard input, everything else a path",
    arguments: [
      ("-", .input), ("--", .file("--")), ("feed.xml", .file("feed.xml")), ("./-", .file("./-")),
    ] as [(String, FeedSource)])
  func argument(text: String, source: FeedSource) {
    #expect(FeedSource(argument: text) == source)
  }

  @Test("A file is read and parsed")
  func file() throws {
    let path = try folder.write(
      "<rss version='2.0'><channel><title>T</title><item><title>One</title></item></channel></rss>", to: "feed.xml")
    let document = try FeedSource.file(path).document(limits: .default)
    #expect(document.title == "T")
    #expect(document.items.map(\.title) == ["One"])
  }

  @Test("A missing file, a folder and an address are errors of their own")
  func unreadable() throws {
    let missing = folder.file("none.xml")
    #expect(failure(.file(missing)) == "\(missing): no such file or folder")
    #expect(failure(.file(folder.path)) == "\(folder.path): is a directory")
    #expect(
      failure(.file("https://tidewater.example/feed"))
        == "https://tidewater.example/feed: is an address; only files and - for standard input are read")
  }

  @Test("A file that is no feed is refused by its name")
  func notAFeed() throws {
    let path = try folder.write("<html><body>Hello</body></html>", to: "page.html")
    let message = try #require(failure(.file(path)))
    #expect(message.hasPrefix(path + ":"))
  }

  @Test("A feed that is larger than the limit is refused")
  func tooLarge() throws {
    let path = try folder.write(BundledFeed.text, to: "feed.xml")
    #expect(failure(.file(path), limits: FeedLimits(maximumBytes: 1_000)) != nil)
    #expect(failure(.file(path), limits: FeedLimits(maximumBytes: 1_000_000)) == nil)
  }

  @Test("Every source has a name for messages")
  func names() {
    #expect(FeedSource.bundled.name == "bundled feed")
    #expect(FeedSource.input.name == "standard input")
    #expect(FeedSource.file("a/b.xml").name == "a/b.xml")
  }
}
