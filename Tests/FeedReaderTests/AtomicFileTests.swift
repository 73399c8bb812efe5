import FeedReader
import Foundation
import Testing

@Suite struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func permissions(of name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file(name))
    return try #require(attributes[.posixPermissions] as? NSNumber).intValue
  }

  @Test("A new file is written and nothing else is left in the folder")
  func newFile() throws {
    try AtomicFile(path: folder.file("list.m3u")).replace(with: "content")
    #expect(try folder.text(of: "list.m3u") == "content")
    #expect(try folder.names == ["list.m3u"])
  }

  @Test("An existing file is replaced and keeps its permissions")
  func existingFile() throws {
    let path = try folder.write("old and longer", to: "list.m3u")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try AtomicFile(path: path).replace(with: "new")
    #expect(try folder.text(of: "list.m3u") == "new")
    #expect(try permissions(of: "list.m3u") == 0o640)
    #expect(try folder.names == ["list.m3u"])
  }

  @Test("A link stays a link, and its target is replaced")
  func link() throws {
    try folder.write("old", to: "target.m3u")
    try FileManager.default.createSymbolicLink(atPath: folder.file("link.m3u"), withDestinationPath: "target.m3u")
    try AtomicFile(path: folder.file("link.m3u")).replace(with: "new")
    #expect(try folder.text(of: "target.m3u") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("link.m3u")) == "target.m3u")
  }

  @Test("A folder in the place of the file is an error")
  func directory() throws {
    let error = #expect(throws: FileError.self) { try AtomicFile(path: folder.path).replace(with: "x") }
    #expect(error?.description == "\(folder.path): is a directory")
    #expect(try folder.names.isEmpty)
  }

  @Test("A missing folder is an error and is not made")
  func missingFolder() throws {
    let path = folder.file("none/list.m3u")
    let error = #expect(throws: FileError.self) { try AtomicFile(path: path).replace(with: "x") }
    #expect(error?.description == "\(path): no such file or folder")
    #expect(try folder.names.isEmpty)
  }

  @Test("A file in the place of a folder is an error")
  func fileAsFolder() throws {
    let path = try folder.write("old", to: "file") + "/list.m3u"
    let error = #expect(throws: FileError.self) { try AtomicFile(path: path).replace(with: "x") }
    #expect(error?.description == "\(path): a part of the path is not a folder")
    #expect(try folder.text(of: "file") == "old")
  }

  @Test("A write-protected file is kept", .enabled(if: geteuid() != 0, "Everything is writable for the superuser"))
  func writeProtected() throws {
    let path = try folder.write("old", to: "list.m3u")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let error = #expect(throws: FileError.self) { try AtomicFile(path: path).replace(with: "new") }
    #expect(error?.description == "\(path): permission denied")
    #expect(try folder.text(of: "list.m3u") == "old")
  }

  @Test("A device is written to and stays a device")
  func device() throws {
    try AtomicFile(path: "/dev/null").replace(with: "x")
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test("A full device is an error", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() {
    let error = #expect(throws: FileError.self) { try AtomicFile(path: "/dev/full").replace(with: "x") }
    #expect(error?.description == "/dev/full: no space left")
  }
}
