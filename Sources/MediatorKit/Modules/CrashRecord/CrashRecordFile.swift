#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

/// The open and locked file of a crash record.
final class CrashRecordFile: Sendable {
  /// Writes bytes at a place of a file; answers what `pwrite` answers.
  typealias Write = @Sendable (Int32, [UInt8], Int) -> Int

  let descriptor: Int32
  /// What was in it.
  let bytes: [UInt8]
  private let write: Write

  /// Opens and locks a file, and reads what is in it; makes it where there is none.
  ///
  /// The lock is advisory and goes with the process, however it ends.
  init(_ path: String, write: @escaping Write) throws(CrashRecordFault) {
    let descriptor = Self.beyondStandard(
      unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600))
    guard descriptor >= 0 else { throw .system("opened", Self.reason(errno)) }
    self.descriptor = descriptor
    self.write = write
    do throws(CrashRecordFault) { bytes = try Self.lockedBytes(descriptor) } catch {
      // An object that is not made yet is not taken apart either.
      _ = close(descriptor)
      throw error
    }
  }

  deinit {
    // A child that is about to run another program has the file open, too, and would keep the lock.
    _ = flock(descriptor, LOCK_UN)
    _ = close(descriptor)
  }

  /// The same file under a number that is not that of standard input, output or error: in a program that was started without one of
  /// them, what it prints would be written into the record.
  private static func beyondStandard(_ descriptor: Int32) -> Int32 {
    guard (0...2).contains(descriptor) else { return descriptor }
    let other = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    let reason = errno
    _ = close(descriptor)
    errno = reason
    return other
  }

  private static func lockedBytes(_ descriptor: Int32) throws(CrashRecordFault) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system("read", reason(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? .locked : .system("locked", reason(errno))
    }
    var bytes = [UInt8](repeating: 0, count: CrashRecordReading.fileSize + 1)
    var count = 0
    while count < bytes.count {
      let read = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count, off_t(count))
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw .system("read", reason(errno)) }
      if read == 0 { break }
      count += read
    }
    return Array(bytes.prefix(count))
  }

  /// Takes the room that the file will ever need.
  func preallocate() throws(CrashRecordFault) {
    try write([UInt8](repeating: 0, count: CrashRecordReading.fileSize), at: 0)
  }

  /// Writes bytes at a place.
  func write(_ bytes: [UInt8], at offset: Int) throws(CrashRecordFault) {
    // Beyond the limit the system would end the program with a signal.
    var limit = rlimit()
    #if canImport(Glibc)
      let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0
    #else
      let isKnown = unsafe getrlimit(RLIMIT_FSIZE, &limit) == 0
    #endif
    if isKnown, UInt64(limit.rlim_cur) < UInt64(offset + bytes.count) { throw .noRoom }
    var written: Int
    repeat { written = write(descriptor, bytes, offset) } while written < 0 && errno == EINTR
    if written < 0, ![ENOSPC, EDQUOT, EFBIG].contains(errno) {
      throw .system("written", Self.reason(errno))
    }
    guard written == bytes.count else { throw .noRoom }
  }

  /// Empties the file, so that nobody takes an old state for a new one.
  func empty() { _ = ftruncate(descriptor, 0) }

  /// The plain way to write.
  static let plainWrite: Write = { descriptor, bytes, offset in
    unsafe bytes.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
  }

  private static func reason(_ number: Int32) -> String {
    unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
  }
}
