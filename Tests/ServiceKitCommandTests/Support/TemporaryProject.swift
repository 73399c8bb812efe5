import Foundation

@testable import ServiceKitCommand

/// A folder with files, gone when nobody needs it.
final class TemporaryProject {
  let folder: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "servicekit-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Copies a folder of fixtures.
  convenience init(copying source: URL) throws {
    try self.init()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: source.path).sorted()
    for path in paths {
      let target = "\(folder)/\(path)"
      let isFolder = (try source.appending(path: path).resourceValues(forKeys: [.isDirectoryKey])).isDirectory == true
      if isFolder {
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
      } else {
        try FileManager.default.copyItem(atPath: source.appending(path: path).path, toPath: target)
      }
    }
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

  /// Every file with its bytes.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      contents[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
    }
    return contents
  }

  /// Runs the tool here.
  func run(_ arguments: [String], input: String = "", output: CapturedOutput = CapturedOutput()) -> ToolRun {
    let status = ServiceKitTool.run(
      arguments: arguments, workingDirectory: folder, standardInput: { Array(input.utf8) }, output: output)
    return ToolRun(
      status: status.rawValue, results: output.results.replacing(folder, with: "FOLDER"),
      messages: output.messages.replacing(folder, with: "FOLDER"))
  }
}

/// How a run of the tool ended, with the folder's path replaced by `FOLDER`.
struct ToolRun: Hashable {
  var status: Int32
  var results = ""
  var messages = ""
}
