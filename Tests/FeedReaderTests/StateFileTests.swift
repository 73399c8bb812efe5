import FeedReader
import Foundation
import Testing

@Suite struct StateFileTests {
  /// Something to keep.
  struct Words: StateContent {
    static let fileName = "words.json"
    var schemaVersion = 1
    var words: [String] = []
  }

  private let folder: TemporaryFolder
  private let file: StateFile<Words>

  init() throws {
    folder = try TemporaryFolder()
    file = StateFile(in: StateFolder(path: folder.file("deep/state")))
  }

  @Test func `Without a file there is the first content, and no folder is made to read it`() throws {
    #expect(try file.content().words.isEmpty)
    #expect(try folder.names.isEmpty)
  }

  @Test func `What was written is read, and the folder is for its owner only`() throws {
    try file.update { $0.words.append("tea") }
    #expect(try file.content().words == ["tea"])
    let mode = try FileManager.default.attributesOfItem(atPath: file.folder.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test func `A change that throws writes nothing`() throws {
    struct Doubt: Error {}
    #expect(throws: Doubt.self) {
      try file.update { words in
        words.words.append("tea")
        throw Doubt()
      }
    }
    #expect(try file.content().words.isEmpty)
  }

  @Test func `Changes on many threads at once are all kept`() throws {
    let file = file
    DispatchQueue.concurrentPerform(iterations: 16) { index in
      try? file.update { $0.words.append("\(index)") }
    }
    #expect(try Set(file.content().words) == Set((0..<16).map { "\($0)" }))
  }

  @Test(
    "A file that is wrong is refused with the place, and stays as it is",
    arguments: [
      ("", ":1:1: is not well-formed JSON: expected a value, found the end of the text"),
      ("{}", ":1:1: there is no 'schemaVersion'"),
      (#"{"schemaVersion": 2, "words": []}"#, ":1:19: schemaVersion: 2 is no version that is read here; 1 is"),
      (#"{"schemaVersion": 1}"#, ":1:1: there is no 'words'"),
      (#"{"schemaVersion": 1, "words": [1]}"#, ":1:32: words[0]: expected a text, found 1"),
      (
        #"{"schemaVersion": 1, "words": [], "wrods": []}"#,
        ":1:35: unknown key 'wrods'; known are 'schemaVersion', 'words'"
      ),
    ])
  func wrongFile(text: String, message: String) throws {
    let file = StateFile<Words>(in: StateFolder(path: folder.path))
    try folder.write(text, to: "words.json")
    let error = #expect(throws: FileError.self) { try file.update { $0.words = ["new"] } }
    #expect(
      error?.description == "\(file.path)\(message); the file was left as it is: correct it, or move it away")
    #expect(try folder.text(of: "words.json") == text)
    #expect(try folder.names == ["words.json"])
  }

  @Test func `A folder that cannot be made is named with the reason`() throws {
    try folder.write("", to: "deep")
    let error = #expect(throws: FileError.self) { try file.update { $0.words = ["new"] } }
    #expect(error?.description == "\(file.folder.path): cannot be made: a part of the path is not a folder")
  }

  @Test func `The usual folder is where XDG says, and else in the home folder`() {
    #expect(StateFolder(variables: ["XDG_STATE_HOME": "/s", "HOME": "/h"])?.path == "/s/feed-reader")
    #expect(StateFolder(variables: ["XDG_STATE_HOME": "s", "HOME": "/h"])?.path == "/h/.local/state/feed-reader")
    #expect(StateFolder(variables: ["HOME": ""]) == nil)
  }
}
