import Foundation
import Testing

@testable import LintEngine

struct SourceReaderTests {
  @Test func `Files are read as they are`() throws {
    let folder = try TemporaryFolder(["a.swift": "\u{FEFF}let a = 1\r\n", "b/c.swift": ""])
    let files = try SourceReader(root: folder.path).files(["b/c.swift", "a.swift"])
    #expect(files.map(\.path) == ["b/c.swift", "a.swift"])
    #expect(files.map(\.bytes) == [[], Array("\u{FEFF}let a = 1\r\n".utf8)])
  }

  @Test func `Every file that cannot be read is named`() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    try folder.makeFolder("folder.swift")
    let made = unsafe mkfifo("\(folder.path)/pipe.swift", 0o644)
    #expect(made == 0)
    let reader = SourceReader(root: folder.path)
    #expect(
      failure { try reader.files(["gone.swift", "a.swift", "folder.swift", "pipe.swift"]) } == """
        gone.swift: error: the file cannot be read: No such file or directory
        folder.swift: error: this is no plain file
          1. Exclude it with the key 'exclude' of .servicekit.json.
        pipe.swift: error: this is no plain file
          1. Exclude it with the key 'exclude' of .servicekit.json.
        """)
  }

  @Test func `A file beyond the limit is named`() throws {
    let folder = try TemporaryFolder(["a.swift": "12345"])
    #expect(try SourceReader(root: folder.path, limit: 5).file("a.swift").bytes.count == 5)
    #expect(
      failure { try SourceReader(root: folder.path, limit: 4).file("a.swift") } == """
        a.swift: error: the file has more than 4 bytes
          1. Exclude it with the key 'exclude' of .servicekit.json.
        """)
  }

  @Test(.disabled(if: geteuid() == 0, "whoever may read everything sees no such error"))
  func `A file that may not be read is named`() throws {
    let folder = try TemporaryFolder(["a.swift": ""])
    unsafe chmod("\(folder.path)/a.swift", 0)
    #expect(
      failure { try SourceReader(root: folder.path).file("a.swift") }
        == "a.swift: error: the file cannot be read: Permission denied")
  }
}
