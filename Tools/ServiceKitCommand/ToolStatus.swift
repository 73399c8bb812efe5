/// How the program ends.
enum ToolStatus: Int32, Sendable {
  /// Nothing was found that fails a run.
  case clean = 0
  /// Something was found.
  case findings = 1
  /// The command line makes no sense, or an input cannot be used.
  case unusable = 2
}
