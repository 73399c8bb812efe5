import Foundation

/// An open file, pipe or device, by the number that the system gave it.
public struct FileDescriptor: Sendable {
  /// The system's number.
  public let number: Int32

  /// Wraps a number; closing it stays with whoever opened it.
  public init(_ number: Int32) {
    self.number = number
  }

  /// Opens a path, without passing it on to child processes.
  ///
  /// - Returns: nil, with the reason in `errno`, if it cannot be opened.
  init?(opening path: String, _ flags: Int32) {
    let number = unsafe open(path, flags | O_CLOEXEC)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// Writes all of `text`, however small the pieces that the system takes.
  ///
  /// - Returns: The system's error number, or nil when everything is written.
  /// - Complexity: O(*n*) in the bytes of the text.
  public func write(_ text: String) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let address = rest.baseAddress, unsafe !rest.isEmpty {
        let count = unsafe Foundation.write(number, address, rest.count)
        if count >= 0 {
          unsafe rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno != EINTR, !(errno == EAGAIN && waitUntilWritable()) {
          return errno
        }
      }
      return nil
    }
  }

  /// Waits for a descriptor that does not block; false if waiting is not possible.
  private func waitUntilWritable() -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    return unsafe poll(&request, 1, -1) > 0 || errno == EINTR
  }

}
