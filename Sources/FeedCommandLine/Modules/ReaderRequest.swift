/// What is to be opened, from outside.
enum ReaderRequest: Hashable, Sendable {
  /// A link.
  case link(String)
  /// The path of a file with server data.
  case serverData(String)
}
