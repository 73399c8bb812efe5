import Foundation

/// A folder that is there as long as this object.
final class TemporaryFolder {
  /// The path, without links.
  let path: String

  /// Makes a folder with files, from the text of each by its path.
  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "LintEngineTests-\(UUID().uuidString)")
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  /// The files of a bundle.
  convenience init(bundle: String) throws {
    try self.init()
    for file in SourceBundle(bundle).files { try write(file.text, to: file.path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: "\(path)/\(file)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  /// An empty file whose name can be any bytes.
  func makeFile(bytes: [UInt8]) throws {
    let file = unsafe open(absolute(bytes), O_CREAT | O_WRONLY, 0o644)
    guard file >= 0, close(file) == 0 else { throw POSIXError(.EIO) }
  }

  /// A folder whose name can be any bytes.
  func makeFolder(bytes: [UInt8]) throws {
    guard unsafe mkdir(absolute(bytes), 0o755) == 0 else { throw POSIXError(.EIO) }
  }

  private func absolute(_ bytes: [UInt8]) -> [CChar] {
    (Array("\(path)/".utf8) + bytes + [0]).map { CChar(bitPattern: $0) }
  }

  /// A link to a path as it is written.
  func link(_ link: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(link)", withDestinationPath: target)
  }

  /// Every path below the folder.
  var contents: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }
}
