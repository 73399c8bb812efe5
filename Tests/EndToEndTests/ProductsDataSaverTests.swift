import Foundation
import Testing

@Suite struct ProductsDataSaverTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func items(_ arguments: String...) throws -> [[String: Any]] {
    let run = try ProductRun(.lite, ["--format", "json"] + arguments)
    #expect(run.status == 0)
    return try #require(try run.json["items"] as? [[String: Any]])
  }

  @Test("The data saver trims each summary to the budget and drops images", arguments: [0, 1, 20, 60, 200])
  func budget(budget: Int) throws {
    for item in try items("--data-saver", "\(budget)") {
      #expect(try #require(item["summary"] as? String).count <= budget)
      #expect((item["images"] as? [Any])?.isEmpty == true)
    }
  }

  @Test("Without the option nothing is trimmed")
  func off() throws {
    let items = try items()
    #expect(items.contains { ($0["images"] as? [Any])?.isEmpty == false })
    #expect(items.contains { ($0["summary"] as? String ?? "").count > 100 })
  }

  @Test("A budget that no summary reaches trims nothing")
  func largeBudget() throws {
    let summaries = try items().map { $0["summary"] as? String }
    #expect(try items("--data-saver=100000").map { $0["summary"] as? String } == summaries)
  }

  @Test("How much was saved is said after the items, with JSON on standard error")
  func savings() throws {
    let text = try ProductRun(.lite, "--data-saver", "60")
    let json = try ProductRun(.lite, "--data-saver", "60", "--format", "json")
    let savings = "Data saver: 4 images dropped, 193 characters of summaries trimmed"
    #expect(text.lines.suffix(2) == [savings, ""])
    #expect(text.errors == "")
    #expect(json.errors == "Lite: \(savings)\n")
  }

  @Test("What is counted is what is missing")
  func counts() throws {
    let before = try items().compactMap { ($0["summary"] as? String)?.count }.reduce(0, +)
    let after = try items("--data-saver", "40").compactMap { ($0["summary"] as? String)?.count }.reduce(0, +)
    let run = try ProductRun(.lite, "--data-saver", "40")
    #expect(run.output.contains(" \(before - after) characters of summaries trimmed"))
  }

  @Test("An image that is attached counts as an image, sound stays")
  func attachedImage() throws {
    let path = try folder.written(
      ProductsFeeds.rss(
        ProductsFeeds.item(
          "One",
          """
          <media:group xmlns:media="http://search.yahoo.com/mrss/">\
          <media:content url="https://test.example/a.jpg" type="image/jpeg"/>\
          <media:content url="https://test.example/a.mp3" type="audio/mpeg"/></media:group>
          """)), as: "feed.xml")
    let item = try #require(try items("--data-saver", "10", "--feed", path).first)
    let enclosures = try #require(item["enclosures"] as? [[String: Any]])
    #expect(enclosures.map { $0["url"] as? String } == ["https://test.example/a.mp3"])
    #expect((item["images"] as? [Any])?.isEmpty == true)
  }
}
