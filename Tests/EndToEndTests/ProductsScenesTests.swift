import Foundation
import Testing

/// `--scene`, `--scenes` and `--profile`.
@Suite struct ProductsScenesTests {
  private let folder: TemporaryFolder
  private let feeds: [String]

  init() throws {
    folder = try TemporaryFolder()
    let podcast = "<category>Podcast</category>"
    let one = ProductsFeeds.rss(
      title: "One", ProductsFeeds.item("A", day: 1, podcast), ProductsFeeds.item("B", day: 3, podcast))
    let two = ProductsFeeds.rss(
      title: "Two", ProductsFeeds.item("C", day: 2), ProductsFeeds.item("A again", day: 1),
      ProductsFeeds.item("D", day: 4))
    feeds = [
      "--feed", try folder.written(one, as: "1.xml"), "--feed", try folder.written(two, as: "2.xml"),
      "--state-dir", folder.file("state"),
    ]
  }

  private func titles(_ product: BuiltProduct, _ scene: String) throws -> [String] {
    let run = try ProductRun(product, feeds + ["--scene", scene, "--format", "json"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    return (try run.json["items"] as? [[String: Any]] ?? []).compactMap { $0["title"] as? String }
  }

  @Test("The scene alone decides about order and duplicates", arguments: BuiltProduct.allCases)
  func order(product: BuiltProduct) throws {
    #expect(try titles(product, "newest") == ["D", "B", "C", "A", "A again"])
    #expect(try titles(product, "recommend") == ["D", "B", "C", "A"])
    #expect(try titles(product, "follow") == ["B", "A", "D", "C", "A again"])
  }

  @Test("The scene for recommendations has a card between items", arguments: BuiltProduct.allCases)
  func card(product: BuiltProduct) throws {
    let run = try ProductRun(product, feeds + ["--scene", "recommend"])
    let lines = run.lines.filter { $0.contains(/C$|More on Podcast|A$/) }
    #expect(lines.map { $0.suffix(15) }.contains("More on Podcast"))
    #expect(run.output.contains("  B · A\n"))
    #expect(try !ProductRun(product, feeds + ["--scene", "follow"]).output.contains("More on"))
  }

  @Test("Without a scene the page is that of the scene newest", arguments: BuiltProduct.allCases)
  func usual(product: BuiltProduct) throws {
    #expect(try ProductRun(product, feeds).output == ProductRun(product, feeds + ["--scene=newest"]).output)
  }

  @Test("A scene that does not exist is wrong usage, with what may have been meant")
  func unknown() throws {
    let near = try ProductRun(.lite, "--scene", "recomend")
    #expect(near.status == 2)
    #expect(near.errors == "Lite: unknown scene 'recomend'; did you mean recommend?\nLite: see Lite --help\n")
    let far = try ProductRun(.lite, "--scene", "x")
    #expect(far.errors.hasPrefix("Lite: unknown scene 'x'; known are newest, recommend, follow\n"))
  }

  @Test("The listing has every scene with its components, and says which this product does not have")
  func listing() throws {
    let object = try ProductRun(.lite, "--scenes", "--format", "json", "--experiment", "autoplay=off").json
    #expect(object["schemaVersion"] as? Int == 1)
    #expect(object["product"] as? String == "Lite")
    let scenes = try #require(object["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["name"] as? String } == ["newest", "recommend", "follow"])
    let rows = try #require(scenes.first?["components"] as? [[String: Any]])
    #expect(rows.allSatisfy { Set($0.keys) == ["component", "state", "optional", "gate", "class", "file", "line"] })
    let states = rows.map { "\($0["component"] ?? "") \($0["state"] ?? "")" }
    #expect(
      states == [
        "feed-monitor in", "reading-progress in", "newest-first in", "data-saver in", "autoplay shut out",
        "bookmarks absent",
      ])
    let gate = try #require(rows.first { $0["component"] as? String == "autoplay" }?["gate"] as? [String: Any])
    #expect(gate["experiment"] as? String == "autoplay" && gate["arm"] as? String == "on")
    #expect(gate["isOpen"] as? Bool == false)
  }

  @Test("Each product has the components that its own target declares, and no other", arguments: BuiltProduct.allCases)
  func ownComponents(product: BuiltProduct) throws {
    let text = try ProductRun(product, "--scenes").output
    #expect(text.hasPrefix("\(product.rawValue): 3 scenes\n\nSCENE "))
    #expect(text.contains("Standard.Bookmarks") == (product == .standard))
    #expect(text.contains("Lite.DataSaving") == (product == .lite))
    #expect(!text.contains(" \(product.other.rawValue)"))
  }

  @Test("The profile has each call of each component, and replaces the file that was there")
  func profile() throws {
    let path = try folder.written("old", as: "profile.json")
    let run = try ProductRun(.standard, feeds + ["--scene", "follow", "--profile", path])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(folder.text(of: "profile.json").utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    let entries = try #require(object["entries"] as? [[String: Any]])
    let calls = entries.map {
      "\($0["container"] ?? "") \($0["component"] ?? "") \($0["event"] ?? "") \($0["calls"] ?? "")"
    }
    #expect(
      calls == [
        "follow feed-monitor did enter attached 1", "follow feed-monitor didRead(_:) 2",
        "follow newest-first arrange(_:) 1", "follow unread-first arrange(_:) 1",
        "follow grouped-by-feed arrange(_:) 1", "follow feed-monitor did enter loaded 1",
        "follow feed-monitor will leave loaded 1", "follow feed-monitor will leave attached 1",
      ])
    #expect(try folder.names == ["1.xml", "2.xml", "profile.json"])
  }

  @Test("A profile is not written where it cannot be, and over nothing that the run reads")
  func refusedProfile() throws {
    let folderRun = try ProductRun(.lite, feeds + ["--profile", folder.path])
    #expect(folderRun.status == 1)
    #expect(folderRun.errors == "Lite: \(folder.path): is a directory\n")
    let feed = feeds[1]
    let feedRun = try ProductRun(.lite, feeds + ["--profile", feed])
    #expect(feedRun.status == 1)
    #expect(feedRun.errors == "Lite: \(feed): not written, because this run reads or writes that file already\n")
    #expect(try folder.text(of: "1.xml").hasPrefix("<?xml"))
    let stream = try ProductRun(.lite, "--profile", "-")
    #expect(stream.status == 2)
    #expect(stream.errors == "Lite: option --profile needs a file, not '-'\nLite: see Lite --help\n")
    let both = try ProductRun(.lite, "--profile", "x", "--playlist", "x")
    #expect(both.status == 2)
    #expect(
      both.errors == "Lite: --playlist and --profile need a file each, not both 'x'\nLite: see Lite --help\n")
  }
}
