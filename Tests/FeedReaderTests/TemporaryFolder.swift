import Foundation

/// A new folder that is removed with everything in it when the value goes away.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("feed-reader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of an entry in the folder.
  func file(_ name: String) -> String {
    path + "/" + name
  }

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ content: String, to name: String) throws -> String {
    try Data(content.utf8).write(to: URL(fileURLWithPath: file(name)))
    return file(name)
  }

  /// The names of everything in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The text of a file.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(name))), as: UTF8.self)
  }
}
