import Foundation
import Testing

@testable import LintEngine

struct FileTreeTests {
  @Test func `Files are found sorted, with paths from the root`() throws {
    let folder = try TemporaryFolder(["b.swift": "", "a/z.swift": "", "a/B.swift": "", "a.swift": "", "é/Ü.swift": ""])
    #expect(try FileTree.files(in: folder.path) == ["a.swift", "a/B.swift", "a/z.swift", "b.swift", "é/Ü.swift"])
    #expect(try FileTree.files(below: "a", in: folder.path) == ["a/B.swift", "a/z.swift"])
  }

  @Test func `Hidden files and folders are left out, and what is excluded`() throws {
    let folder = try TemporaryFolder([
      ".build/a.swift": "", ".a.swift": "", "b.swift": "", "Generated/c.swift": "", "d/Generated/e.swift": "",
    ])
    #expect(try FileTree.files(in: folder.path, exclude: [FilePattern("**/Generated")]) == ["b.swift"])
  }

  @Test func `A link within the project is followed once, and what has a path of its own goes first`() throws {
    let folder = try TemporaryFolder(["Shared/a.swift": "", "Lite/b.swift": ""])
    try folder.link("Lite/Shared", to: "../Shared")
    try folder.link("Lite/Again", to: "../Shared")
    try folder.link("Lite/b2.swift", to: "b.swift")
    #expect(try FileTree.files(in: folder.path) == ["Lite/b.swift", "Shared/a.swift"])
    #expect(try FileTree.files(below: "Lite", in: folder.path) == ["Lite/Again/a.swift", "Lite/b.swift"])
  }

  @Test func `Links in circles, and to folders out of the project, are not followed`() throws {
    let other = try TemporaryFolder(["c.swift": ""])
    let folder = try TemporaryFolder(["a/b/c.swift": ""])
    try folder.link("a/b/up", to: "..")
    try folder.link("a/root", to: folder.path)
    try folder.link("a/out", to: other.path)
    try folder.link("a/none", to: "gone")
    try folder.link("a/self", to: "self")
    #expect(try FileTree.files(in: folder.path) == ["a/b/c.swift"])
  }

  @Test func `Source code is found wherever its link leads, and a link that leads nowhere is an error`() throws {
    let other = try TemporaryFolder(["c.swift": "", "c.txt": ""])
    let folder = try TemporaryFolder(["a.swift": ""])
    for name in ["c.swift", "c.txt"] { try folder.link(name, to: "\(other.path)/\(name)") }
    #expect(try FileTree.files(in: folder.path) == ["a.swift", "c.swift"])
    try folder.link("none.swift", to: "gone.swift")
    #expect(
      failure { try FileTree.files(in: folder.path) }
        == "none.swift: error: the link cannot be followed: No such file or directory")
  }

  @Test func `Two names of one file are two files`() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    try FileManager.default.linkItem(atPath: "\(folder.path)/a.swift", toPath: "\(folder.path)/b.swift")
    #expect(try FileTree.files(in: folder.path) == ["a.swift", "b.swift"])
  }

  @Test func `A file or folder whose name is no UTF-8 is an error if it can be source code`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b.swift")
    try folder.makeFolder(bytes: Array("a/f".utf8) + [0xFF])
    try folder.makeFile(bytes: Array("a/caf".utf8) + [0xE9] + Array(".swift".utf8))
    try folder.makeFile(bytes: Array("a/caf".utf8) + [0xE9] + Array(".png".utf8))
    #expect(
      failure { try FileTree.files(in: folder.path) } == """
        a/caf\u{FFFD}.swift: error: the name of the file is no UTF-8
          1. Rename it.
          2. Exclude it with the key 'exclude' of .servicekit.json, with '?' for each byte that is no UTF-8.
        a/f\u{FFFD}: error: the name of the folder is no UTF-8
          1. Rename it.
          2. Exclude it with the key 'exclude' of .servicekit.json, with '?' for each byte that is no UTF-8.
        """)
    #expect(
      try FileTree.files(in: folder.path, exclude: [FilePattern("a/c*.swift"), FilePattern("a/f?")]) == ["a/b.swift"])
    #expect(try FileTree.files(in: folder.path, exclude: [FilePattern("a")]) == [])
  }

  @Test func `A folder that is not there is an error`() throws {
    #expect(
      failure { try FileTree.files(in: "/no/such/folder") }
        == "/no/such/folder: error: the folder cannot be read: No such file or directory")
    let folder = try TemporaryFolder()
    #expect(
      failure { try FileTree.files(below: "a", in: folder.path) }
        == "a: error: the folder cannot be read: No such file or directory")
  }

  @Test(.disabled(if: geteuid() == 0, "whoever may read everything sees no such error"))
  func `A folder that may not be read is an error`() throws {
    let folder = try TemporaryFolder(["a/b.swift": ""])
    unsafe chmod("\(folder.path)/a", 0)
    defer { unsafe chmod("\(folder.path)/a", 0o755) }
    #expect(
      failure { try FileTree.files(in: folder.path) } == "a: error: the folder cannot be read: Permission denied")
  }
}
