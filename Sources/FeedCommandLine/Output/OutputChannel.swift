import Foundation

/// Writes text to a file descriptor, completely, or says why not.
struct OutputChannel {
  /// Where the text goes.
  let descriptor: Int32

  /// What the channel is called in messages.
  let name: String

  /// The program's results.
  static let results = OutputChannel(descriptor: STDOUT_FILENO, name: "standard output")

  /// Messages about the program's work.
  static let messages = OutputChannel(descriptor: STDERR_FILENO, name: "standard error")

  /// Writes all of `text`.
  ///
  /// - Throws: ``OutputError``; `closed` when the reader at the other end has gone.
  func write(_ text: String) throws(OutputError) {
    var text = text
    let failure: Int32? = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let address = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, address, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN, waitUntilWritable() { continue }
          return errno
        }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return nil
    }
    switch failure {
    case nil: return
    case EPIPE: throw .closed
    case let code?: throw .failed("cannot write to \(name): \(String(cString: strerror(code)))")
    }
  }

  /// Waits for a descriptor that does not block; false if waiting is not possible.
  private func waitUntilWritable() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, -1) > 0 || errno == EINTR
  }

  /// Lets writing to a closed pipe fail instead of ending the process.
  static func ignoreClosedPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
