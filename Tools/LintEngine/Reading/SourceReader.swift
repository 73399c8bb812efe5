/// Reads the files of a project.
package struct SourceReader: Sendable {
  /// More bytes than this are no source code that anybody wrote.
  package static let maximumBytes = 64 << 20

  private let root: String
  private let limit: Int

  /// Reads below a folder.
  ///
  /// - Parameters:
  ///   - root: the root of the project.
  ///   - limit: the most bytes of a file.
  package init(root: String, limit: Int = Self.maximumBytes) {
    self.root = root
    self.limit = limit
  }

  /// Reads a file.
  ///
  /// - Parameter path: from the root, with `/`.
  /// - Returns: the file.
  /// - Throws: why it cannot be read; nothing is left out in silence.
  /// - Complexity: O(n) in the bytes.
  package func file(_ path: String) throws(LintError) -> SourceFile {
    do throws(FileSystem.Fault) {
      if let bytes = try FileSystem.bytes(of: "\(root)/\(path)", limit: limit) {
        return SourceFile(path: path, bytes: bytes)
      }
    } catch {
      throw LintError("the file cannot be read: \(error.reason)", path: path)
    }
    let isFile = (try? FileSystem.kind(of: "\(root)/\(path)", following: true))?.kind == .file
    throw LintError(
      isFile ? "the file has more than \(limit) bytes" : "this is no plain file", path: path,
      waysOut: ["Exclude it with the key 'exclude' of \(ConfigurationFile.name)."])
  }

  /// Reads files.
  ///
  /// - Parameter paths: from the root, with `/`.
  /// - Returns: the files, in the same order.
  /// - Throws: all that cannot be read.
  package func files(_ paths: [String]) throws(LintFailure) -> [SourceFile] {
    var errors: [LintError] = []
    let files = paths.compactMap { path -> SourceFile? in
      do throws(LintError) {
        return try file(path)
      } catch {
        errors.append(error)
        return nil
      }
    }
    guard errors.isEmpty else { throw LintFailure(errors) }
    return files
  }
}
