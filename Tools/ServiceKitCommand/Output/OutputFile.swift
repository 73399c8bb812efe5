import Foundation

/// A file that is replaced as a whole: its readers see the old text or the new one, never a part.
struct OutputFile {
  /// The absolute path.
  let path: String
  /// The path as it was given, for messages.
  let shown: String

  /// Replaces the text of the file; nothing is changed where that fails.
  func replace(with text: String) throws(OutputError) {
    let target = Self.resolved(path)
    var status = stat()
    let exists = unsafe stat(target, &status) == 0
    // A device or a pipe has no text to be replaced.
    if exists, status.st_mode & S_IFMT != S_IFREG { return try write(text, to: target, O_WRONLY | O_CLOEXEC, mode: 0) }
    if exists, unsafe access(target, W_OK) != 0 { throw failure(errno) }
    let temporary = "\(target).\(getpid()).tmp"
    do {
      try write(text, to: temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode: 0o666)
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
    if exists { _ = unsafe chmod(temporary, status.st_mode & 0o7777) }
    guard unsafe rename(temporary, target) != 0 else { return }
    let code = errno
    _ = unsafe unlink(temporary)
    throw failure(code)
  }

  /// The file itself, where the path is a link to it.
  static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private func write(_ text: String, to path: String, _ flags: Int32, mode: mode_t) throws(OutputError) {
    let descriptor = unsafe open(path, flags, mode)
    guard descriptor >= 0 else { throw failure(errno) }
    let code = DescriptorWriting.write(text, to: descriptor)
    guard close(descriptor) == 0 || code != nil else { throw failure(errno) }
    if let code { throw failure(code) }
  }

  private func failure(_ code: Int32) -> OutputError {
    .failed("cannot write to '\(shown)': \(DescriptorWriting.reason(code))")
  }
}
