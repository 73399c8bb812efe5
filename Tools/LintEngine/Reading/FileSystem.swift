import Foundation

/// The few questions that the linter asks of the disk, each answered with the reason where it cannot be.
///
/// Foundation's own calls lose names that are no UTF-8, wait for the other end of a pipe, and say little about why
/// something cannot be read.
enum FileSystem {
  /// What the system answered.
  struct Fault: Error, Hashable {
    let code: Int32

    static var last: Fault { Fault(code: errno) }

    /// In words of the system: `Permission denied`.
    var reason: String { unsafe String(cString: strerror(code)) }
  }

  enum Kind: Hashable {
    case file, folder, link, other
  }

  /// A file or folder, however many paths lead to it.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  /// The names in a folder, as bytes, without `.` and `..`, sorted.
  static func names(in folder: String) throws(Fault) -> [[UInt8]] {
    guard let stream = unsafe opendir(folder) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [[UInt8]] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
      // The name ends with a zero within the entry.
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in unsafe Array(bytes.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw .last }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// What is at a path; a link is followed where that is asked for.
  static func kind(of path: String, following: Bool) throws(Fault) -> (kind: Kind, identity: Identity) {
    var status = stat()
    let result = unsafe following ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw .last }
    return (kind(of: status), Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)))
  }

  /// There is a folder at a path of any bytes.
  static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    let text = path.map { CChar(bitPattern: $0) } + [0]
    return unsafe lstat(text, &status) == 0 && kind(of: status) == .folder
  }

  /// The path without links and `..`.
  static func realPath(_ path: String) throws(Fault) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw .last }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// There is something at a path.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// The bytes of a file; nil where there are more than a limit, or where it is no plain file.
  static func bytes(of path: String, limit: Int) throws(Fault) -> [UInt8]? {
    // Opening must not wait for somebody to write into a pipe.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .last }
    guard kind(of: status) == .file, status.st_size <= limit else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe block.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      bytes += block[..<count]
      if bytes.count > limit { return nil }
    }
  }

  /// Writes a file that is not there yet; one that is there stays as it is.
  static func create(_ path: String, _ bytes: [UInt8]) throws(Fault) {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw .last }
      written += max(count, 0)
    }
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}
