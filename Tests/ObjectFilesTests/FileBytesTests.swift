import Foundation
import MadeBinaries
import ObjectFiles
import Testing

/// Files on the disk.
@Suite struct FileBytesTests {
  private func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "servicekit-\(UUID().uuidString)").path
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func error(_ path: String) -> ObjectFileError? {
    do throws(ObjectFileError) { _ = try FileBytes(path: path) } catch { return error }
    return nil
  }

  @Test func `A part is read where it is`() throws {
    try withFile(Array(0..<100)) { path in
      let file = try FileBytes(path: path)
      #expect(file.size == 100)
      #expect(try file.bytes(at: 90, count: 10) == Array(90..<100))
      #expect(try file.bytes(at: 100, count: 0) == [])
    }
  }

  @Test func `A file on the disk is read as its bytes are`() throws {
    let bytes = ELFWriter([MadeSection("sk_names", [1, 2])]).bytes
    try withFile(bytes) { path in
      let images = try ObjectFile.images(of: try FileBytes(path: path), sections: [Wanted.names])
      #expect(images.map(\.sections) == [[Wanted.names: [1, 2]]])
    }
  }

  @Test func `An empty file is said to be empty`() throws {
    try withFile([]) { path in
      #expect(error(path) == ObjectFileError("the file is empty", waysOut: ["Build the file anew."]))
    }
  }

  @Test func `A file that becomes shorter is an error, not the end of the process`() throws {
    try withFile(Array(repeating: 1, count: 100)) { path in
      let file = try FileBytes(path: path)
      let isShortened = unsafe truncate(path, 10) == 0
      #expect(isShortened)
      #expect(
        throws: ObjectFileError(
          "the file has become shorter while it was read: it ends at byte 10",
          waysOut: ["Build the file anew, or copy it anew: it is damaged."])
      ) { try file.bytes(at: 0, count: 100) }
    }
  }

  @Test func `A folder, a device and a pipe are refused at once`() throws {
    #expect(
      error("/")
        == ObjectFileError("this is a folder, no plain file", waysOut: ["Name the executable or the library in it."])
    )
    #expect(
      error("/dev/zero")
        == ObjectFileError("this is a device, no plain file", waysOut: ["Copy it to a plain file first."]))
    try withFile([]) { path in
      let isMade = unsafe mkfifo(path + ".pipe", 0o600) == 0
      #expect(isMade)
      defer { _ = unsafe unlink(path + ".pipe") }
      #expect(
        error(path + ".pipe")
          == ObjectFileError("this is a pipe, no plain file", waysOut: ["Copy it to a plain file first."]))
    }
  }

  @Test func `A file that is not there says what the system says`() {
    #expect(error("/nowhere/at/all") == ObjectFileError("the file cannot be read: No such file or directory"))
  }
}
