internal import Foundation

extension FileHandle {
  /// Reads what is there by now, waiting for the first byte.
  ///
  /// Foundation's own readers fail on a pipe that does not block, and lose what they had read of it.
  ///
  /// - Parameter most: how many bytes at most, from 1.
  /// - Returns: the bytes; none at the end.
  /// - Throws: `POSIXError`.
  func piece(_ most: Int) throws -> Data {
    var data = Data(count: most)
    while true {
      let count = unsafe data.withUnsafeMutableBytes { unsafe Foundation.read(fileDescriptor, $0.baseAddress, most) }
      if count >= 0 { return data.prefix(count) }
      let code = errno
      if code == EINTR { continue }
      guard code == EAGAIN || code == EWOULDBLOCK else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
      var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&request, 1, -1) < 0, errno != EINTR { throw POSIXError(.EIO) }
    }
  }
}
