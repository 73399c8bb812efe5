import Foundation
import Testing

/// The command `bookmark`, which only Standard has.
@Suite struct ProductsBookmarkTests {
  private let folder: TemporaryFolder
  private let state: String

  init() throws {
    folder = try TemporaryFolder()
    state = folder.file("state")
  }

  private func bookmark(_ words: String...) throws -> ProductRun {
    try ProductRun(.standard, ["bookmark"] + words + ["--state-dir", state])
  }

  private func listed() throws -> [String] {
    let object = try bookmark("list", "--format=json").json
    #expect(object["schemaVersion"] as? Int == 1)
    return (object["bookmarks"] as? [[String: Any]] ?? []).compactMap { $0["url"] as? String }
  }

  @Test("What was added is listed in later runs, once, until it is removed")
  func addListRemove() throws {
    #expect(try bookmark("list").output == "")
    let added = try bookmark("add", "https://a.example/1")
    #expect(added.status == 0)
    #expect(added.output == "Kept: https://a.example/1\n")
    _ = try bookmark("add", "https://a.example/2")
    _ = try bookmark("add", "https://a.example/1")
    #expect(try listed() == ["https://a.example/1", "https://a.example/2"])
    #expect(try bookmark("list").output.contains(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ  https:\/\/a\.example\/1\n/))
    #expect(try bookmark("remove", "https://a.example/1").output == "Removed: https://a.example/1\n")
    #expect(try listed() == ["https://a.example/2"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: state) == ["bookmarks.json"])
  }

  @Test("State is kept in the XDG folder where no other is named")
  func usualFolder() throws {
    let environment = ["XDG_STATE_HOME": folder.path]
    let run = try ProductRun(.standard, "bookmark", "add", "https://a.example/1", environment: environment)
    #expect(run.status == 0)
    #expect(FileManager.default.fileExists(atPath: folder.file("feed-reader/bookmarks.json")))
  }

  @Test("Many runs at once lose nothing")
  func concurrentRuns() throws {
    let run = try ProductRun(
      script: """
        for n in 1 2 3 4 5 6 7 8; do
          $STANDARD bookmark add https://a.example/$n --state-dir '\(state)' &
        done
        wait
        """)
    #expect(run.errors == "")
    #expect(try Set(listed()) == Set((1...8).map { "https://a.example/\($0)" }))
  }

  @Test("A file that is wrong is refused with the place, and is left as it is")
  func malformed() throws {
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let text = "{\"schemaVersion\": 1,\n  \"bookmarks\": [{\"url\": 5}]}"
    let path = try folder.written(text, as: "state/bookmarks.json")
    for words in [["list"], ["add", "https://a.example/1"], ["remove", "https://a.example/1"]] {
      let run = try ProductRun(.standard, ["bookmark"] + words + ["--state-dir", state])
      #expect(run.status == 1)
      #expect(
        run.errors == """
          Standard: \(path):2:25: bookmarks[0].url: expected a text, found 5; \
          the file was left as it is: correct it, or move it away

          """)
      #expect(try folder.text(of: "state/bookmarks.json") == text)
    }
  }

  @Test("A page without its bookmarks is still a page, and says what is wrong with them")
  func pageWithoutBookmarks() throws {
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let path = try folder.written("{\"schemaVersion\": 2}", as: "state/bookmarks.json")
    let run = try ProductRun(.standard, "--state-dir", state)
    #expect(run.status == 0)
    #expect(run.output == (try ProductRun(.standard).output))
    #expect(run.errors.hasPrefix("Standard: bookmarks could not be made for the container 'newest': "))
    #expect(run.errors.contains("\(path):1:19: schemaVersion: 2 is no version that is read here; 1 is"))
  }

  @Test(
    "Wrong words are refused with the whole reason",
    arguments: [
      (
        ["bookmark"], 2,
        "the command is: bookmark add URL, or bookmark list, or bookmark remove URL\nStandard: see Standard --help"
      ),
      (
        ["bookmark", "add", "ftp://a.example"], 2,
        "bookmark add needs an http or https address, not 'ftp://a.example'\nStandard: see Standard --help"
      ),
      (["bookmrk", "list"], 2, "unknown command 'bookmrk'; did you mean bookmark?\nStandard: see Standard --help"),
      (
        ["bookmark", "list", "--feed", "x"], 2,
        "unknown option '--feed'; known are --format, --state-dir, --trace, --help\nStandard: see Standard --help"
      ),
    ] as [([String], Int32, String)])
  func wrongWords(words: [String], status: Int32, message: String) throws {
    let run = try ProductRun(.standard, words)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors == "Standard: \(message)\n")
  }

  @Test("What is not there cannot be removed")
  func unknownBookmark() throws {
    let run = try bookmark("remove", "https://a.example/1")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "Standard: \(state)/bookmarks.json: there is no bookmark of 'https://a.example/1'; bookmark list shows them\n"
    )
  }

  @Test("The product that has no bookmarks does not know the command")
  func foreignCommand() throws {
    let run = try ProductRun(.lite, "bookmark", "list")
    #expect(run.status == 2)
    #expect(
      run.errors == "Lite: unexpected argument 'bookmark'; a feed is named with --feed\nLite: see Lite --help\n")
  }
}
