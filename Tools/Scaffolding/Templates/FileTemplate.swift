/// A file that code is written into, complete but for the names.
protocol FileTemplate: Sendable {
  /// The name of the file, without a folder.
  var fileName: String { get }
  /// All of the file, with a line feed at its end.
  var text: String { get }
}

extension FileTemplate {
  /// The file in a folder.
  ///
  /// - Parameter folder: from the root, without `/` at its end; empty for the root.
  /// - Returns: a file that is to be made.
  func file(in folder: String) -> FileChange {
    FileChange(path: folder.isEmpty ? fileName : "\(folder)/\(fileName)", text: text)
  }
}
