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
}

extension ToolOutput {
  /// Lines may be as wide as they are.
  var columns: Int? { nil }
}
