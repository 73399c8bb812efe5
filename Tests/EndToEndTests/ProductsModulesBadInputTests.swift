import Foundation
import Testing

/// Links and server data that are wrong, and files that are.
@Suite struct ProductsModulesBadInputTests {
  private let folder: TemporaryFolder
  private let state: String

  init() throws {
    folder = try TemporaryFolder()
    state = folder.file("state")
  }

  /// Every file with its bytes, and every folder: what must be the same after a refusal.
  private func files() throws -> [String: Data] {
    let manager = FileManager.default
    return try Dictionary(
      uniqueKeysWithValues: manager.subpathsOfDirectory(atPath: folder.path).map { path in
        (path, manager.contents(atPath: "\(folder.path)/\(path)") ?? Data())
      })
  }

  @Test(
    "A link that is wrong is refused with the reason and without a word of it, and nothing is counted",
    arguments: [
      ("secret", "A link is refused: there is no scheme."),
      ("mail://article/open", "A link has another beginning than those that the program answers, 'feed:'."),
      ("feed://article/opne", "A link fits the path of no action that is handled; did you mean 'article/open'?"),
      ("feed://settings/show", "A link leads to Settings.show, which links may not reach."),
      ("feed://article/open", "Article.show cannot be sent: the parameter 'url' is missing."),
      (
        "feed://article/open?url=https://a.example/secret&more=1",
        "Article.show cannot be sent: the parameter 'more' is unknown; known are 'url'."
      ),
      (
        "feed://article/open?url=https://a.example/secret&url=https://a.example/secret",
        "Article.show cannot be sent: the parameter 'url' is there 2 times, and one is expected."
      ),
      (
        "feed://article/open?url=secret:x",
        "Article.show cannot be sent: the parameter 'url' is a URL with a scheme that the route does not allow; "
          + "allowed: https, http."
      ),
      (
        "feed://article/open?url=https://a.example/secret",
        "'url' is the link of none of the 7 items that are loaded; nothing is fetched"
      ),
      (
        "feed://share/open?url=https://a.example/secret",
        "A link leads to Share.link, which needs a confirmation, and nobody is there to ask."
      ),
      (
        "feed://article/open?url=https://a.example/" + String(repeating: "secret", count: 2_000),
        "A link is refused: there are more than 8192 bytes, the limit maximumBytes."
      ),
    ])
  func wrongLink(link: String, reason: String) throws {
    let before = try files()
    let run = try ProductRun(.standard, "open", link, "--state-dir", state)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == "Standard: \(reason)\n")
    #expect(try files() == before)
  }

  @Test(
    "Server data that is wrong is refused with its place and the reason, and nothing is counted",
    arguments: [
      (
        "{",
        "Server data is refused: 1:2: is not well-formed JSON: expected a key in quotation marks or '}', found the end of the text"
      ),
      (
        #"{"schemaVersion": 2, "module": "2"}"#,
        "Server data is refused: 1:19: schemaVersion: the program does not know this version; it knows version 1"
      ),
      (
        #"{"schemaVersion": 1, "module": "22"}"#,
        "Server data is refused: 1:32: module: no module has this id; did you mean '2'?"
      ),
      (
        #"{"schemaVersion": 1, "module": "2", "parameters": {"url": 5}}"#,
        "Server data is refused: 1:59: parameters.url: expected a text, found a number"
      ),
      (
        #"{"schemaVersion": 1, "module": "2", "parameters": {"url": "secret", "url": "secret"}}"#,
        "Server data is refused: 1:69: parameters: the key 'url' is there already, at 1:52"
      ),
      (
        #"{"schemaVersion": 1, "module": "2", "parameters": {"url": "secret"}}"#,
        "'url' is the link of none of the 7 items that are loaded; nothing is fetched"
      ),
      (String(repeating: "[", count: 300), "Server data is refused: 1:17: is nested more than 16 deep"),
    ])
  func wrongData(data: String, reason: String) throws {
    let path = try folder.written(data, as: "data.json")
    let before = try files()
    let run = try ProductRun(.standard, "--server-data", path, "--state-dir", state)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == "Standard: \(path): \(reason)\n")
    #expect(try files() == before)
  }

  @Test("A link that is refused leaves what is there as it is, also what it would report")
  func refusedBesideState() throws {
    _ = try folder.written("a record", as: "state/modules.record")
    _ = try folder.written(#"{"schemaVersion": 1, "modules": []}"#, as: "state/modules.json")
    let before = try files()
    let run = try ProductRun(
      .standard, "open", "feed://article/open?url=https://a.example/secret", "--state-dir", state)
    #expect(run.status == 1)
    #expect(try files() == before)
  }

  @Test("A file of server data that cannot be read is named")
  func missingData() throws {
    let run = try ProductRun(.lite, "--server-data", folder.file("none.json"), "--state-dir", state)
    #expect(run.status == 1)
    #expect(run.errors == "Lite: \(folder.file("none.json")): no such file or folder\n")
  }

  @Test("Counts that are wrong are refused where they are listed, and reported where something is opened")
  func malformedCounts() throws {
    let path = try folder.written("{}", as: "state/modules.json")
    let listing = try ProductRun(.standard, "--modules", "--state-dir", state)
    #expect(listing.status == 1)
    let message =
      "Standard: \(path):1:1: there is no 'schemaVersion'; the file was left as it is: correct it, or move it away\n"
    #expect(listing.errors == message)
    let opening = try ProductRun(.standard, "open", "feed://settings/open", "--state-dir", state)
    #expect(opening.status == 0)
    #expect(opening.errors == message)
    #expect(try folder.text(of: "state/modules.json") == "{}")
  }
}
