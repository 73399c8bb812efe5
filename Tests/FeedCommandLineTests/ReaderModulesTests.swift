import FeedArticleAPI
import FeedReader
import FeedReaderAPI
import FeedSettingsAPI
import FeedShareAPI
import Foundation
import MediatorKit
import PositionedJSON
import Synchronization
import Testing

@testable import FeedCommandLine

/// The modules as every product links them, with a product's handlers that exist here only.
@Suite struct ReaderModulesTests {
  private let mediator = Mediator(modules: ["FeedArticle", "FeedShare", "FeedSettings"])
  private let folder: TemporaryStateFolder
  private let said = Said()
  private let modules: ReaderModules

  private static let items = [
    ReaderItem(number: 1, title: "One", url: "https://a.example/1"), ReaderItem(number: 2, title: "Two", url: nil),
  ]

  init() throws {
    folder = try TemporaryStateFolder()
    mediator.handleImmediately(FormatShare.self) { action, _ in "\(action.title ?? "-") at \(action.url)" }
    mediator.handleImmediately(CurrentSettings.self) { _, _ in
      ReaderSettings(sharesTitles: false, lines: ["a: b", "c: d"])
    }
    modules = ReaderModules(mediator, folder: folder.state, say: said.say)
    modules.desk.lay(out: Self.items)
  }

  private func refusal(_ request: ReaderRequest) async -> String? {
    do {
      try await modules.open(request)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `A link opens the item that has it, and shows it`() async throws {
    try await modules.open(.link("feed://article/open?url=https://a.example/1"))
    #expect(mediator.activeModules.map(\.id) == ["2"])
    #expect(modules.desk.takeContents() == [.item(Self.items[0])])
    #expect(modules.desk.takeContents() == [])
  }

  @Test func `An open item asks another module to share it, which asks a third for its settings`() async throws {
    try await modules.open(ShowItem(Self.items[0]))
    try await modules.open(ShareArticle())
    #expect(mediator.activeModules.map(\.id) == ["2", "3"])
    #expect(modules.desk.takeContents() == [.item(Self.items[0]), .lines(["- at https://a.example/1"])])
  }

  @Test func `An item without a link can be opened, and not be shared`() async throws {
    try await modules.open(ShowItem(Self.items[1]))
    let refusal = await #expect(throws: ModuleRefusal.self) { try await modules.open(ShareArticle()) }
    #expect(refusal?.description == "the item has no link to share")
    #expect(mediator.activeModules.map(\.id) == ["2"])
  }

  @Test func `Nothing is shared where no item is open`() async throws {
    let refusal = await #expect(throws: ModuleRefusal.self) { try await modules.open(ShareArticle()) }
    #expect(refusal?.isForOpenModule == true)
  }

  @Test func `Closing closes everything, the last first`() async throws {
    try await modules.open(ShowItem(Self.items[0]))
    try await modules.open(ShowSettings())
    await modules.close()
    #expect(mediator.activeModules.isEmpty)
    #expect(mediator.moduleReport.modules.map(\.closes).reduce(0, +) == 2)
  }

  @Test func `Server data opens the module that it names`() async throws {
    let path = try folder.written(#"{"schemaVersion": 1, "module": "4"}"#)
    try await modules.open(.serverData(path))
    #expect(modules.desk.takeContents() == [.lines(["a: b", "c: d"])])
  }

  @Test(
    "A link that is wrong opens nothing, and the reason has nothing of it",
    arguments: [
      (
        "feed://article/open?url=https://b.example/secret",
        "'url' is the link of none of the 2 items that are loaded; nothing is fetched"
      ),
      ("feed://article/open", "Article.show cannot be sent: the parameter 'url' is missing."),
      (
        "feed://settings/show", "A link leads to Settings.show, which links may not reach."
      ),
      ("feed://artcle/open", "A link fits the path of no action that is handled; did you mean 'article/open'?"),
      ("mail://article/open", "A link has another beginning than those that the program answers, 'feed:'."),
      ("secret", "A link is refused: there is no scheme."),
    ])
  func wrongLinks(link: String, reason: String) async throws {
    #expect(await refusal(.link(link)) == reason)
    #expect(mediator.activeModules.isEmpty && modules.desk.takeContents() == [])
    #expect(mediator.moduleReport.modules.allSatisfy { $0.launches == 0 && $0.failures == 0 })
    #expect(folder.listing == [])
  }

  @Test(
    "Server data that is wrong opens nothing, and the reason has the place and nothing of it",
    arguments: [
      (
        #"{"schemaVersion": 1, "module": "2", "parameters": {"url": "https://b.example/secret"}}"#,
        "'url' is the link of none of the 2 items that are loaded; nothing is fetched"
      ),
      (
        #"{"schemaVersion": 1, "module": "12"}"#,
        "Server data is refused: 1:32: module: no module has this id; did you mean '2'?"
      ),
      (
        #"{"schemaVersion": 1, "module": "2", "parameters": {"url": 5}}"#,
        "Server data is refused: 1:59: parameters.url: expected a text, found a number"
      ),
      ("secret", "Server data is refused: 1:1: is not well-formed JSON: expected a value, found something else"),
    ])
  func wrongData(data: String, reason: String) async throws {
    let path = try folder.written(data)
    #expect(await refusal(.serverData(path)) == "\(path): \(reason)")
    #expect(mediator.activeModules.isEmpty && modules.desk.takeContents() == [])
    #expect(mediator.moduleReport.modules.allSatisfy { $0.launches == 0 })
    await modules.finish()
    #expect(folder.listing == ["data.json"])
  }

  @Test func `Server data that is too long is refused`() async throws {
    let path = try folder.written(String(repeating: " ", count: 70_000))
    #expect(
      await refusal(.serverData(path))
        == "\(path): Server data is refused: 1:65537: the text has more than 65536 bytes, the most that is read")
  }

  @Test func `What was opened is counted for all runs, and a run in which nothing was opened leaves no file`()
    async throws
  {
    await modules.finish()
    #expect(!FileManager.default.fileExists(atPath: folder.state.path + "/modules.json"))
    for _ in 1...2 {
      let mediator = Mediator(modules: ["FeedArticle"])
      let modules = ReaderModules(mediator, folder: folder.state, say: said.say)
      try await modules.open(ShowItem(Self.items[0]))
      await modules.finish()
    }
    #expect(try StateFile<ModuleCounts>(in: folder.state).content().modules.map(\.launches) == [2])
    #expect(said.lines == [])
  }

  @Test func `A second reader of the same folder says that it keeps no record, and works`() async throws {
    try await modules.open(ShowItem(Self.items[0]))
    let second = ReaderModules(Mediator(modules: ["FeedArticle"]), folder: folder.state, say: said.say)
    try await second.open(ShowItem(Self.items[0]))
    #expect(said.lines == ["note: No crash record is kept in this run: another process records in the file."])
  }

  @Test func `Nothing is made before a module is opened`() async throws {
    #expect(folder.listing == [])
    try await modules.open(ShowItem(Self.items[0]))
    #expect(folder.listing == ["state", "state/modules.record"])
    await modules.finish()
    #expect(folder.listing == ["state", "state/modules.json", "state/modules.record"])
  }

  @Test func `What the run has made for a module that refused is gone after it, and what others made is not`()
    async throws
  {
    let path = try folder.written(#"{"schemaVersion": 1, "module": "2", "parameters": {"url": "https://b.example"}}"#)
    #expect(await refusal(.serverData(path)) != nil)
    try folder.written("", as: "state/other")
    await modules.finish()
    #expect(folder.listing == ["data.json", "state", "state/other"])
  }
}

/// What was said, from whichever thread.
private final class Said: Sendable {
  private let kept = Mutex<[String]>([])
  var lines: [String] { kept.withLock { $0 } }
  var say: @Sendable (String) -> Void { { [self] line in kept.withLock { $0.append(line) } } }
}

/// A folder of state that is removed in the end.
private final class TemporaryStateFolder {
  let state: StateFolder
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    state = StateFolder(path: url.appendingPathComponent("state").path)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The paths of everything that is there.
  var listing: [String] { (try? FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()) ?? [] }

  @discardableResult
  func written(_ text: String, as name: String = "data.json") throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
