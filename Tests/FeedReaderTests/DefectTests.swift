import FeedReader
import Foundation
import Testing

/// Each fault that was found once, with one line of history.
@Suite("Faults of the past")
struct DefectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func refusal(_ name: String) -> String? {
    do throws(FileError) {
      try AtomicFile(path: folder.file(name)).replace(with: "new")
      return nil
    } catch {
      return error.reason
    }
  }

  // Found by a path with a line break: what came after it looked like a message of the program.
  @Test("An error about a file is one line that is safe to print, and keeps the path as it is")
  func errorText() {
    let error = FileError(path: "a\nb\u{1B}[31mc", code: ENOENT)
    #expect(error.description == "a bc: no such file or folder")
    #expect(error.path == "a\nb\u{1B}[31mc")
  }

  // Found by a feed without a title: the name of its file, escapes included, became the heading of the page.
  @Test("The name of a source is one line that is safe to print")
  func sourceName() {
    #expect(FeedSource.file("a\nb\u{1B}[31mc\u{202E}").name == "a bc")
  }

  // Found by a link without a target: it was replaced, although links are followed.
  @Test("A link to nothing is refused and stays")
  func strayLink() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "none")
    #expect(refusal("link") == "is a link to nothing")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link")) == "none")
    #expect(try folder.names == ["link"])
  }

  // Found by links in a circle: what the system could not look up was taken for missing, and replaced.
  @Test("A loop of links is refused and stays")
  func linkLoop() throws {
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "link")
    #expect(refusal("link") == FileError.reason(ELOOP))
    #expect(try folder.names == ["link"])
  }

  // Found by a name of 255 bytes: the temporary file's name was made by adding to it.
  @Test("The longest name can be created and replaced")
  func longestName() throws {
    let name = String(repeating: "n", count: 255)
    #expect(refusal(name) == nil)
    #expect(refusal(name) == nil)
    #expect(try folder.text(of: name) == "new")
    #expect(try folder.names == [name])
  }

  // Found by the superuser: a file that was replaced belonged to the superuser from then on.
  @Test(
    "A file that is replaced keeps its owner", .enabled(if: geteuid() == 0, "Only the superuser may give files away"))
  func owner() throws {
    let path = try folder.write("old", to: "list.m3u")
    try #require(unsafe chown(path, 4_321, 1_234) == 0)
    #expect(refusal("list.m3u") == nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.ownerAccountID] as? Int == 4_321)
    #expect(attributes[.groupOwnerAccountID] as? Int == 1_234)
  }

  // Found by a playlist with the name of its feed, and by one with the name of the program's own output.
  @Test("A file is recognised by whatever name or link leads to it, and devices never are")
  func identity() throws {
    let path = try folder.write("text", to: "a")
    try folder.write("text", to: "b")
    try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "a")
    try FileManager.default.linkItem(atPath: path, toPath: folder.file("hard"))
    let identity = try #require(FileIdentity(path: path))
    for name in ["link", "hard", "./a"] { #expect(FileIdentity(path: folder.file(name)) == identity) }
    #expect(FileIdentity(path: folder.file("b")) != identity)
    #expect(FeedSource.file(path).fileIdentity == identity)
    #expect(FeedSource.bundled.fileIdentity == nil)
    #expect(FileIdentity(path: folder.file("none")) == nil)
    #expect(FileIdentity(path: "/dev/null") == nil)
    #expect(FileIdentity(of: FileDescriptor(-1)) == nil)
  }
}
