import Foundation

/// The few things that writing asks of the disk.
enum Disk {
  /// There is something at a path; a link that leads nowhere counts.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// How many bytes a plain file has; nil for anything else.
  static func size(of path: String) -> Int? {
    var status = stat()
    guard unsafe lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// A path is in a folder when both are seen without links.
  static func contains(_ folder: String, _ path: String) -> Bool {
    let outer = realPath(folder)
    return realPath(path).hasPrefix(outer == "/" ? outer : outer + "/")
  }

  /// The path without links; the path itself where there is nothing.
  static func realPath(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The last error, in words of the system.
  static var reason: String { unsafe String(cString: strerror(errno)) }

  /// Makes a file that is not there yet.
  ///
  /// - Returns: nil, or why not.
  static func create(_ path: String, _ bytes: [UInt8]) -> String? {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return reason }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { unsafe Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let reason = reason
        close(file)
        return reason
      }
      written += count
    }
    return close(file) == 0 ? nil : reason
  }

  /// Replaces a file that is there: readers see the old bytes or the new ones, and the permissions stay.
  ///
  /// - Returns: nil, or why nothing has changed.
  static func replace(_ path: String, with bytes: [UInt8]) -> String? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return reason }
    guard unsafe access(path, W_OK) == 0 else { return reason }
    let temporary = "\(path).\(getpid()).tmp"
    if let reason = create(temporary, bytes) {
      _ = unsafe unlink(temporary)
      return reason
    }
    _ = unsafe chmod(temporary, status.st_mode & 0o7777)
    guard unsafe rename(temporary, path) != 0 else { return nil }
    let reason = reason
    _ = unsafe unlink(temporary)
    return reason
  }
}
