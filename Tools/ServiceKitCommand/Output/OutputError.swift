/// Output that could not be written.
enum OutputError: Error, Hashable {
  /// Whoever read the output has gone; nothing needs to be said.
  case closed
  /// Writing failed, with the whole message.
  case failed(String)
}
