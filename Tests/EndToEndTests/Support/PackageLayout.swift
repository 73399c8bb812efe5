import Foundation

/// Where things are.
enum PackageLayout {
  /// The root of this package's checkout.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A folder for things that tests build: outside `.build`, whose lock the outer build holds, and kept between runs so
  /// that the next run need not start from nothing.
  static let scratch = root.appendingPathComponent(".build/end-to-end", isDirectory: true)

  static var fixtures: URL { root.appendingPathComponent("Tests/Fixtures", isDirectory: true) }
}

/// A folder that is gone when the object is.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("servicekit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file below the folder, and the folders that it needs.
  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
