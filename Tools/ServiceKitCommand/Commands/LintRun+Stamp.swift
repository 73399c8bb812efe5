import Foundation
import PositionedJSON

/// The file that a build looks at to know that nothing failed the run.
extension LintRun {
  /// Sees that the file is a stamp or is not there: what has text was named by mistake, and would be lost.
  func checkStamp() throws {
    guard let stamp = options.stamp, let path = stampPath else { return }
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else { return }
    throw UsageError("'\(stamp.shownInMessage)' is not empty, so it is no stamp; name another file, or remove it")
  }

  /// Writes the file anew.
  func writeStamp() throws {
    guard let stamp = options.stamp, let path = stampPath else { return }
    try checkStamp()
    try OutputFile(path: path, shown: stamp).replace(with: "")
  }

  private var stampPath: String? { options.stamp.map { FilePath.absolute($0, in: tool.workingDirectory) } }
}
