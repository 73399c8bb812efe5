/// Where the tool writes to: findings and reports to one channel, everything else to the other.
protocol ToolOutput: Sendable {
  /// Standard output is a terminal that shows colours.
  var showsColor: Bool { get }
  /// Standard error is a terminal, on which a line can be written anew.
  var showsProgress: Bool { get }
  /// How wide lines of standard output may be; nil where it is no terminal.
  var columns: Int? { get }

  /// Writes results.
  func write(_ text: String) throws(OutputError)

  /// Writes a message, as it is; one that cannot be written is lost.
  func say(_ text: String)

  /// Does what must not end halfway; a wish to end it is told to it, in place of ending the process.
  func withoutInterrupts<Result>(_ body: (_ isInterrupted: () -> Bool) throws -> Result) rethrows -> Result
}

extension ToolOutput {
  /// Lines may be as wide as they are.
  var columns: Int? { nil }
}

extension ToolOutput {
  /// Does what must not end halfway; where nobody can interrupt it, it is just done.
  func withoutInterrupts<Result>(_ body: (_ isInterrupted: () -> Bool) throws -> Result) rethrows -> Result {
    try body { false }
  }
}
