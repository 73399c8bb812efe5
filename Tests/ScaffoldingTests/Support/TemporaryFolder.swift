import Foundation

/// A folder that is there as long as this object.
final class TemporaryFolder {
  /// The path, without links.
  let path: String

  /// Makes a folder with files, from the text of each by its path.
  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "ScaffoldingTests-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(_ file: String) throws -> String { try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8) }

  /// A link to a path as it is written.
  func link(_ link: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(link)", withDestinationPath: target)
  }

  /// Every path below the folder.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
