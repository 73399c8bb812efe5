import FeedFormats
import FeedReader
import Foundation

/// Writes text to a file descriptor, completely, or says why not.
struct OutputChannel: Sendable {
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
    guard let code = FileDescriptor(descriptor).write(text) else { return }
    if code == EPIPE { throw .closed }
    throw .failed("cannot write to \(name): \(FileError.reason(code))")
  }

  /// Writes a message, each of its lines made safe to print; a message that cannot be written is lost.
  func say(_ message: String) {
    let lines = message.split(whereSeparator: \.isNewline).map { PlainText.line(String($0)) }
    try? write(lines.joined(separator: "\n") + "\n")
  }

  /// Takes the places of standard input, output and error where the program was started without them.
  ///
  /// Otherwise the next file that is opened would be one of them, and the results would be written into it. What takes their places
  /// refuses what they are for: without an output, a run with results fails.
  static func fillDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is this one, since those below it are taken by now.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets writing to a closed pipe, or more than the process may write to a file, fail instead of ending the process.
  static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
