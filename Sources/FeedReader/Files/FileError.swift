import FeedFormats
import Foundation

/// A file that cannot be read or written.
public struct FileError: Error, Hashable, CustomStringConvertible {
  /// The path as it was given.
  public let path: String

  /// What is wrong, in words.
  public let reason: String

  /// The path and the reason, on one line that is safe to print.
  public var description: String { "\(PlainText.line(path)): \(reason)" }

  /// Makes an error with a reason in words.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Makes an error from the system's error number.
  public init(path: String, code: Int32) {
    self.init(path: path, reason: Self.reason(code))
  }

  /// The system's error number in words.
  public static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a directory"
    case ENOSPC: "no space left"
    case EROFS: "read-only file system"
    case ENOTDIR: "a part of the path is not a folder"
    default: unsafe String(cString: strerror(code))
    }
  }
}
