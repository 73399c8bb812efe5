internal import Foundation

/// An open file that is read at positions.
///
/// It is not mapped: a file that shrinks while it is mapped ends the process, and of a program of any size a few small parts
/// are needed.
package final class FileBytes: ObjectFileBytes {
  private let descriptor: Int32
  package let size: UInt64

  /// Opens a file.
  ///
  /// - Parameter path: from `/` or from the working directory of the process.
  /// - Throws: that it cannot be opened, or is no plain file; a pipe or a device is not waited for.
  package init(path: String) throws(ObjectFileError) {
    let opened = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { throw ObjectFileError("the file cannot be read: \(Self.reason(errno))") }
    descriptor = opened
    var status = stat()
    let isKnown = unsafe fstat(opened, &status) == 0
    size = isKnown ? UInt64(max(0, status.st_size)) : 0
    guard isKnown else { throw ObjectFileError("the file cannot be read: \(Self.reason(errno))") }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Self.notPlain(status.st_mode & S_IFMT) }
    guard size > 0 else { throw ObjectFileError("the file is empty", waysOut: ["Build the file anew."]) }
  }

  deinit { close(descriptor) }

  package func bytes(at offset: UInt64, count: Int) throws(ObjectFileError) -> [UInt8] {
    var failure: ObjectFileError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, failure == nil {
        let part = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let read = unsafe pread(descriptor, part.baseAddress, part.count, off_t(offset) + off_t(filled))
        if read > 0 {
          filled += read
        } else if read == 0 {
          failure = .damaged(
            "the file has become shorter while it was read: it ends at byte \(offset + UInt64(filled))")
        } else if errno != EINTR {
          failure = ObjectFileError("the file cannot be read: \(Self.reason(errno))")
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  private static func notPlain(_ kind: mode_t) -> ObjectFileError {
    let name =
      switch kind {
      case S_IFDIR: "a folder"
      case S_IFIFO: "a pipe"
      case S_IFSOCK: "a socket"
      default: "a device"
      }
    let advice = kind == S_IFDIR ? "Name the executable or the library in it." : "Copy it to a plain file first."
    return ObjectFileError("this is \(name), no plain file", waysOut: [advice])
  }

  private static func reason(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}
