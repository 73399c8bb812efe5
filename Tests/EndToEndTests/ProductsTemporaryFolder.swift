import Foundation

extension TemporaryFolder {
  /// The path of the folder.
  var path: String { url.path }

  /// The path of an entry in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// Writes a file and returns its path.
  func written(_ text: String, as name: String) throws -> String {
    try write(text, to: name)
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
