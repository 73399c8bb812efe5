import FeedReader
import Foundation

/// What the process was told about the place where its output goes.
struct TerminalEnvironment: Sendable {
  /// The environment variables.
  var variables: [String: String]

  /// Whether output goes to a terminal.
  var isTerminal: Bool

  /// The columns that the terminal itself reports, or nil.
  var reportedColumns: Int?

  /// Whether input comes from a terminal.
  var hasTerminalInput = false

  /// The columns where nobody says how many there are.
  static let usualColumns = 80

  /// The environment of this process and its output.
  static var current: TerminalEnvironment {
    var size = winsize()
    let answered = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return TerminalEnvironment(
      variables: ProcessInfo.processInfo.environment,
      isTerminal: isatty(STDOUT_FILENO) == 1,
      reportedColumns: answered ? Int(size.ws_col) : nil,
      hasTerminalInput: isatty(STDIN_FILENO) == 1)
  }

  /// How pages are laid out here: `COLUMNS` before the terminal's own size, colour as chosen.
  func pageStyle(color: ColorChoice) -> PageStyle {
    let asked = variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return PageStyle(width: asked ?? reportedColumns ?? Self.usualColumns, usesColor: usesColor(color))
  }

  private func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = !(variables["NO_COLOR"] ?? "").isEmpty || variables["TERM"] == "dumb"
      return isTerminal && !isRefused
    }
  }
}
