import Foundation

/// The standard output and the standard error of this process.
struct ProcessOutput: ToolOutput {
  let showsColor: Bool
  let showsProgress: Bool
  let columns: Int?

  static var current: ProcessOutput {
    let variables = ProcessInfo.processInfo.environment
    let isDumb = variables["TERM"] == "dumb"
    let refuses = !(variables["NO_COLOR"] ?? "").isEmpty
    return ProcessOutput(
      showsColor: isatty(STDOUT_FILENO) == 1 && !refuses && !isDumb,
      showsProgress: isatty(STDERR_FILENO) == 1 && !isDumb, columns: terminalColumns(variables["COLUMNS"]))
  }

  /// What `COLUMNS` says, or else the terminal itself.
  private static func terminalColumns(_ asked: String?) -> Int? {
    if let asked = asked.flatMap({ Int($0) }), asked > 0 { return asked }
    var size = winsize()
    let answered = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
    return answered && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Lets writing to a closed pipe, or more than the process may write to a file, fail instead of ending the process.
  static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  func write(_ text: String) throws(OutputError) {
    guard let code = DescriptorWriting.write(text, to: STDOUT_FILENO) else { return }
    if code == EPIPE { throw .closed }
    throw .failed("cannot write to standard output: \(DescriptorWriting.reason(code))")
  }

  func withoutInterrupts<Result>(_ body: (_ isInterrupted: () -> Bool) throws -> Result) rethrows -> Result {
    try ProcessInterrupts.noted(during: body)
  }

  func say(_ text: String) { _ = DescriptorWriting.write(text, to: STDERR_FILENO) }
}

/// The standard input of this process.
enum ProcessInput {
  /// Everything up to its end.
  static func bytes() throws -> [UInt8] { [UInt8](try FileHandle.standardInput.readToEnd() ?? Data()) }
}
