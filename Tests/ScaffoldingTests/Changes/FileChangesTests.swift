import Foundation
import Testing

@testable import Scaffolding

@Suite struct FileChangesTests {
  private struct Refusal: Error {}

  private func error(_ folder: TemporaryFolder, _ changes: [FileChange]) -> String {
    do {
      try FileChanges(root: folder.path, changes).write()
      return "no error"
    } catch {
      return "\(error)".replacing(folder.path, with: "FOLDER")
    }
  }

  @Test func `Files are made with their folders`() throws {
    let folder = try TemporaryFolder()
    try FileChanges(root: folder.path, [FileChange(path: "A/B/c.txt", text: "c")]).write()
    #expect(folder.contents == ["A", "A/B", "A/B/c.txt"])
    #expect(try folder.text("A/B/c.txt") == "c")
  }

  @Test func `A file that is there is never overwritten, and nothing else is written`() throws {
    let folder = try TemporaryFolder(["B/b.txt": "mine"])
    let changes = [FileChange(path: "A/a.txt", text: "a"), FileChange(path: "B/b.txt", text: "b")]
    #expect(error(folder, changes) == "'B/b.txt' is there already\nnothing was written")
    #expect(folder.contents == ["B", "B/b.txt"])
    #expect(try folder.text("B/b.txt") == "mine")
  }

  @Test func `A link that leads nowhere is something that is there`() throws {
    let folder = try TemporaryFolder()
    try folder.link("a.txt", to: "nowhere")
    #expect(error(folder, [FileChange(path: "a.txt", text: "a")]) == "'a.txt' is there already\nnothing was written")
  }

  @Test func `A name that differs only in case is refused`() throws {
    let folder = try TemporaryFolder(["B/File.txt": ""])
    let fact = "'B/file.txt' differs from 'File.txt' only in case, which some disks do not tell apart"
    #expect(error(folder, [FileChange(path: "B/file.txt", text: "")]) == fact + "\nnothing was written")
    let second = "'b/c.txt' cannot be written: 'b' differs from 'B' only in case"
    #expect(error(folder, [FileChange(path: "b/c.txt", text: "")]) == second + "\nnothing was written")
  }

  @Test func `A file in the place of a folder is named`() throws {
    let folder = try TemporaryFolder(["A": ""])
    #expect(
      error(folder, [FileChange(path: "A/b.txt", text: "")])
        == "'A/b.txt' cannot be written: 'A' is no folder\nnothing was written")
  }

  @Test func `Nothing is written outside the root`() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try folder.link("Out", to: outside.path)
    #expect(
      error(folder, [FileChange(path: "Out/a.txt", text: "")])
        == "'Out/a.txt' is outside 'FOLDER': 'Out' is a link\nnothing was written")
    #expect(
      error(folder, [FileChange(path: "../a.txt", text: "")]) == "'../a.txt' is outside 'FOLDER'\nnothing was written")
    #expect(outside.contents.isEmpty)
  }

  @Test func `A file is changed as a whole and keeps its permissions`() throws {
    let folder = try TemporaryFolder(["a.txt": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/a.txt")
    try FileChanges(root: folder.path, [FileChange(path: "a.txt", old: Array("old".utf8), new: Array("new".utf8))])
      .write()
    #expect(try folder.text("a.txt") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/a.txt")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(folder.contents == ["a.txt"])
  }

  @Test func `A file that somebody has changed meanwhile is left alone`() throws {
    let folder = try TemporaryFolder(["a.txt": "newer"])
    let change = FileChange(path: "a.txt", old: Array("old".utf8), new: Array("new".utf8))
    #expect(error(folder, [change]) == "'a.txt' has changed meanwhile\nnothing was written")
    #expect(try folder.text("a.txt") == "newer")
  }

  @Test func `What is refused at the end takes everything back`() throws {
    let folder = try TemporaryFolder(["a.txt": "old", "Kept/k.txt": ""])
    let changes = [
      FileChange(path: "a.txt", old: Array("old".utf8), new: Array("new".utf8)),
      FileChange(path: "A/B/c.txt", text: "c"), FileChange(path: "Kept/new.txt", text: "n"),
    ]
    #expect(throws: Refusal.self) {
      try FileChanges(root: folder.path, changes).write { throw Refusal() }
    }
    #expect(folder.contents == ["Kept", "Kept/k.txt", "a.txt"])
    #expect(try folder.text("a.txt") == "old")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser writes anywhere"))
  func `A folder that cannot be written takes everything back`() throws {
    let folder = try TemporaryFolder(["Locked/l.txt": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path + "/Locked")
    let changes = [FileChange(path: "A/a.txt", text: ""), FileChange(path: "Locked/b.txt", text: "")]
    #expect(error(folder, changes) == "'Locked/b.txt' cannot be written: Permission denied")
    #expect(folder.contents == ["Locked", "Locked/l.txt"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/Locked")
  }

  @Test func `A name that is too long for the disk takes everything back`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "n", count: 300)
    let changes = [FileChange(path: "A/a.txt", text: ""), FileChange(path: "B/\(name)", text: "")]
    #expect(error(folder, changes) == "'B/\(name)' cannot be written: File name too long")
    #expect(folder.contents.isEmpty)
  }

  @Test func `One path twice is refused`() throws {
    let folder = try TemporaryFolder()
    let change = FileChange(path: "a.txt", text: "")
    #expect(error(folder, [change, change]) == "'a.txt' would be written twice\nnothing was written")
  }
}
