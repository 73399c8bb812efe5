/// The command line asks for something that does not exist or does not make sense.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, in one line, without the name of the program.
  let description: String

  init(_ description: String) { self.description = description }
}
