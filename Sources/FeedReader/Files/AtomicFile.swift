import Foundation

/// Replaces files so that readers see the old content or the new one, never a part.
///
/// The content goes to a new file beside the old one, which is then renamed over it. Links are followed, permissions are
/// kept. What is no regular file, such as a device or a pipe, is written in place.
public struct AtomicFile: Sendable {
  /// The path of the file to replace.
  public let path: String

  /// Makes a description of the file at `path`, which need not exist.
  public init(path: String) {
    self.path = path
  }

  /// Replaces the file's content.
  ///
  /// - Throws: ``FileError``; the old content is still there then, and no other file is left behind.
  public func replace(with text: String) throws(FileError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw FileError(path: path, reason: "is a directory") }
    if exists, kind != S_IFREG {
      try check { write(text, to: open(path, O_WRONLY | O_CLOEXEC)) }
      return
    }
    let target = exists ? realPath ?? path : path
    var template = Array((target + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    do {
      let permissions = exists ? status.st_mode & 0o7777 : 0o666 & ~Self.creationMask
      try check { fchmod(descriptor, permissions) == 0 }
      try check { write(text, to: descriptor) }
      try check { rename(template, target) == 0 }
    } catch {
      unlink(template)
      throw error
    }
  }

  private func check(_ step: () -> Bool) throws(FileError) {
    guard step() else { throw FileError(path: path, code: errno) }
  }

  /// Writes all of `text`, brings it to the disk and closes the descriptor; false with `errno` if a step fails.
  private func write(_ text: String, to descriptor: Int32) -> Bool {
    guard descriptor >= 0 else { return false }
    var text = text
    let isWritten = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let address = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, address, rest.count)
        if count < 0, errno != EINTR { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
      }
      // Devices and pipes cannot be synchronised and say so with EINVAL.
      return fsync(descriptor) == 0 || errno == EINVAL
    }
    let code = errno
    let isClosed = close(descriptor) == 0
    if !isWritten { errno = code }
    return isWritten && isClosed
  }

  private var realPath: String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The permissions that new files of this process do not get.
  ///
  /// Asking means setting, so it is done once.
  private static let creationMask: mode_t = {
    let mask = umask(0o022)
    umask(mask)
    return mask
  }()
}
