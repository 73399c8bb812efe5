import FeedFormats

/// The command line asks for something that does not exist or does not make sense; the exit status is 2.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The whole message on one line that is safe to print, without the name of the program.
  public let description: String

  /// Makes an error with a message for the person who typed the command.
  public init(_ description: String) {
    self.description = PlainText.line(description)
  }
}
