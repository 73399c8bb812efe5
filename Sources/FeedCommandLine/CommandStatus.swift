/// How the program ends.
enum CommandStatus: Int32, Sendable {
  /// Everything that was asked for is done.
  case done = 0

  /// An input could not be used, or a check failed.
  case failed = 1

  /// The command line makes no sense.
  case usage = 2
}
