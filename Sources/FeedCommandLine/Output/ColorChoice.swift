/// When colour is used.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless `NO_COLOR` is set or the terminal is a dumb one.
  case auto

  /// Also into files and pipes.
  case always

  /// Not at all.
  case never
}
