import Foundation

/// A file with what `swift package dump-package` printed.
package struct ManifestFile: Sendable {
  private let path: String
  private let bytes: [UInt8]

  /// Takes the contents of a file.
  ///
  /// - Parameters:
  ///   - path: the file as it was given, for messages.
  ///   - bytes: its contents.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes sense of the contents.
  ///
  /// - Throws: that they are no manifest.
  func manifest() throws(LintFailure) -> Manifest {
    do {
      return try JSONDecoder().decode(Manifest.self, from: Data(bytes))
    } catch {
      throw LintFailure(
        "the file is not what 'swift package dump-package' prints", path: path,
        waysOut: ["Write it anew: swift package dump-package > \(path)."])
    }
  }
}
