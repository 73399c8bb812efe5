import Foundation
import Testing

/// The modules of the products: opened by links, by server data and by one another.
@Suite struct ProductsModulesTests {
  private static let barometer = "https://tidewater.example/make/barometer"

  private let folder: TemporaryFolder
  private let state: String

  init() throws {
    folder = try TemporaryFolder()
    state = folder.file("state")
  }

  private func open(_ link: String, on product: BuiltProduct = .standard, _ arguments: String...) throws -> ProductRun {
    try ProductRun(product, ["open", link, "--state-dir", state] + arguments)
  }

  private func openData(
    _ text: String, on product: BuiltProduct = .standard, _ arguments: String...
  ) throws -> ProductRun {
    let path = try folder.written(text, as: "data.json")
    return try ProductRun(product, ["--server-data", path, "--state-dir", state] + arguments)
  }

  private func launches(_ product: BuiltProduct = .standard) throws -> [String: Int] {
    let rows = try ProductRun(product, "--modules", "--format=json", "--state-dir", state).json["modules"]
    let modules = try #require(rows as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: modules.map { ($0["id"] as? String ?? "", $0["launches"] as? Int ?? -1) })
  }

  // MARK: - What is opened

  @Test("A link opens the item that has it, as the product shows items", arguments: BuiltProduct.allCases)
  func article(product: BuiltProduct) throws {
    let run = try open("feed://article/open?url=\(Self.barometer)", on: product)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.lines.first == (product == .standard ? "A barometer from two jars" : "2026-02-24 A barometer from two jars"))
    #expect(!run.output.contains("lighthouses"))
    #expect(try launches(product) == ["2": 1, "3": 0, "4": 0])
  }

  @Test("Server data opens the module that it names, and what was opened is counted over all runs")
  func serverData() throws {
    let article = #"{"schemaVersion": 1, "module": "2", "parameters": {"url": "\#(Self.barometer)"}}"#
    for _ in 1...2 {
      let run = try openData(article, "--format=json")
      #expect(run.status == 0)
      #expect(try run.json["schemaVersion"] as? Int == 1)
      let items = try #require(try run.json["items"] as? [[String: Any]])
      #expect(items.map { $0["link"] as? String } == [Self.barometer])
    }
    #expect(try openData(#"{"schemaVersion": 1, "module": "4"}"#).status == 0)
    #expect(try launches() == ["2": 2, "3": 0, "4": 1])
  }

  @Test("What is shared, and the settings, are the product's own")
  func differences() throws {
    let share = #"{"schemaVersion": 1, "module": "3", "parameters": {"url": "\#(Self.barometer)"}}"#
    #expect(try openData(share).output == "[A barometer from two jars](<\(Self.barometer)>)\n")
    #expect(try openData(share, on: .lite).output == "A barometer from two jars \(Self.barometer)\n")
    #expect(try openData(share, on: .lite, "--data-saver=9").output == "\(Self.barometer)\n")
    let settings = #"{"schemaVersion": 1, "module": "4"}"#
    #expect(try openData(settings).output == "share: title and address, as Markdown\nautoplay: on\n")
    #expect(try openData(settings, on: .lite).output == "share: title and address\ndata saver: off\n")
  }

  @Test("Each product answers links of its own")
  func links() throws {
    #expect(try open("feed://settings/open").status == 0)
    #expect(
      try open("feed://settings/open", on: .lite).errors
        == "Lite: A link fits the path of no action that is handled; known are 'article/open', 'saver/open'\n")
    #expect(try open("feed://saver/open", on: .lite).status == 0)
    #expect(try open("feed://saver/open").status == 1)
  }

  // MARK: - What is listed

  @Test(
    "The listing has every module and action, with handler, file, line and exposure", arguments: BuiltProduct.allCases)
  func listing(product: BuiltProduct) throws {
    let object = try ProductRun(product, "--modules", "--format=json", "--state-dir", state).json
    #expect(Set(object.keys) == ["schemaVersion", "product", "modules", "actions"])
    #expect(object["schemaVersion"] as? Int == 1)
    let modules = try #require(object["modules"] as? [[String: Any]])
    #expect(
      modules.map { $0["class"] as? String } == [
        "FeedArticle.ArticleModule", "FeedShare.ShareModule", "FeedSettings.SettingsModule",
      ])
    let actions = try #require(object["actions"] as? [[String: Any]])
    let keys: Set = ["action", "name", "path", "exposure", "handler", "module", "file", "line"]
    #expect(actions.allSatisfy { Set($0.keys) == keys })
    let links = actions.filter { ($0["exposure"] as? String ?? "internal") != "internal" }.map { $0["path"] as? String }
    #expect(
      links
        == (product == .standard ? ["article/open", "settings/open", "share/open"] : ["article/open", "saver/open"]))
    for row in modules + actions {
      let path = try #require(row["file"] as? String).split(separator: "/")
      let folders = ["Sources/Modules/\(path[0])", "Targets/\(path[0])/Modules", "Sources/\(path[0])/Modules"]
      let text = folders.compactMap { folder in
        try? String(contentsOf: PackageLayout.root.appendingPathComponent("\(folder)/\(path[1])"), encoding: .utf8)
      }.first
      let lines = try #require(text).split(separator: "\n", omittingEmptySubsequences: false)
      let name =
        (row["handler"] as? String ?? row["class"] as? String ?? row["action"] as? String ?? "").split(separator: ".")
        .last ?? ""
      #expect(lines[(row["line"] as? Int ?? 0) - 1].contains(name), "\(row)")
    }
    let text = try ProductRun(product, "--modules", "--state-dir", state)
    #expect(text.lines.first == "\(product.rawValue): 3 modules, \(actions.count) actions")
    #expect(
      text.output.contains(
        /FeedArticleAPI\.ShowArticle +article\/open +link +showArticle +FeedArticle\/ArticleHandlers\.swift:\d+\n/))
  }

  // MARK: - After a crash

  /// Opens an item that does not fit into the pipe, so that the module is open for as long as nobody reads on.
  ///
  /// - Parameters:
  ///   - before: runs before the product is started.
  ///   - body: runs while the module is open; `$!` is the product.
  /// - Returns: the first line of the item, and how the product ended.
  /// - Throws: what writing the feed and starting the shell throw.
  private func whileOpen(_ before: String, _ body: String) throws -> String {
    let text = String(repeating: "word ", count: 40_000)
    let feed = try folder.written(
      ProductsFeeds.rss(ProductsFeeds.item("Long", day: 1, "<description>\(text)</description>")), as: "long.xml")
    let link = "feed://article/open?url=https://test.example/1"
    let script = """
      \(before)
      mkfifo '\(folder.path)/pipe'
      exec 3<>'\(folder.path)/pipe'
      $STANDARD open '\(link)' --feed '\(feed)' --state-dir '\(state)' >&3 &
      product=$!
      read -r line <&3
      \(body)
      wait $product
      echo "$line, $?"
      kill -9 $(jobs -p) 2>/dev/null
      """
    return try ProductRun(script: script).output
  }

  @Test("The run after one that was killed says which module was on top, once")
  func killed() throws {
    #expect(try whileOpen("", "kill -9 $!") == "Long, 137\n")
    let next = try open("feed://settings/open")
    #expect(next.status == 0)
    #expect(next.errors == "Standard: note: The last run did not end orderly; the module on top was '2'.\n")
    #expect(try open("feed://settings/open").errors == "")
  }

  @Test(
    "A run that is ended on purpose while an item is open ends by that signal, and has ended orderly",
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func ended(signal: String, status: Int) throws {
    // With job control, since else a shell lets what it starts beside itself ignore control-C.
    #expect(try whileOpen("set -m", "kill -\(signal) $!") == "Long, \(status)\n")
    let next = try open("feed://settings/open")
    #expect(next.status == 0)
    #expect(next.errors == "")
    #expect(try launches() == ["2": 1, "3": 0, "4": 1])
  }

  @Test("A signal that a run was started to ignore stays ignored")
  func ignored() throws {
    #expect(try whileOpen("trap '' HUP", "kill -HUP $!; cat <&3 >/dev/null 2>&1 &") == "Long, 0\n")
  }

  @Test("Where no record can be kept modules are opened all the same")
  func unwritableFolder() throws {
    let file = try folder.written("", as: "file")
    let run = try ProductRun(.standard, "open", "feed://settings/open", "--state-dir", file)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("share: "))
    #expect(run.errors.contains("Standard: note: \(file): cannot be made: "))
  }

  #if os(Linux)
    // MARK: - On a terminal

    private func typing(_ input: String, on product: BuiltProduct = .standard, _ arguments: String...) throws
      -> ProductTerminalRun
    {
      try ProductTerminalRun(product, arguments + ["--state-dir", state], input: input)
    }

    @Test("An item is opened as a module, shared from there, and closed by back")
    func interactive() throws {
      let run = try typing("6\nshare\nback\nshare\nsettings\nshare\nquit\n")
      #expect(run.status == 0)
      #expect(run.plain.contains("> [A barometer from two jars](<\(Self.barometer)>)\n"))
      #expect(run.plain.contains("> share: title and address, as Markdown\nautoplay: on\n"))
      let refusal = "Standard: open an item first; share is for the item that is open\n"
      #expect(run.plain.components(separatedBy: refusal).count == 3)
      #expect(try launches() == ["2": 1, "3": 1, "4": 1])
    }

    @Test("A link that needs it is confirmed by whoever is at the terminal", arguments: ["y", "n", ""])
    func confirmation(answer: String) throws {
      let run = try typing("\(answer)\n", "open", "feed://share/open?url=\(Self.barometer)")
      #expect(run.plain.contains("Share.link was asked for by a link. Go on? [y/N] "))
      #expect(run.status == (answer == "y" ? 0 : 1))
      #expect(run.plain.contains("[A barometer from two jars]") == (answer == "y"))
      #expect(
        run.plain.contains("Standard: A link leads to Share.link, and its confirmation was declined.\n")
          == (answer != "y"))
      #expect(try launches() == ["2": 0, "3": answer == "y" ? 1 : 0, "4": 0])
    }
  #endif
}
