import LintEngine

/// What `help` and `--help` show.
enum HelpText {
  /// The help of the tool.
  static var tool: String {
    let commands = CommandDescription.all.map { (label($0), $0.summary) }
    return """
      Usage: servicekit COMMAND …

      Lints, shows and scaffolds codebases of which several products are made.

      Commands:
      \(table(commands))
      Options:
      \(table([("--help", "show this text, and exit"), ("--version", "show the version, and exit")]))
      \(statuses)
      'servicekit help COMMAND' shows the options of a command.

      """
  }

  /// The help of a command.
  static func command(_ command: CommandDescription) -> String {
    let usage = ["servicekit", label(command)].joined(separator: " ") + " [OPTION …]"
    let options = command.options.map { ("--" + $0.name + ($0.value.map { " " + $0 } ?? ""), $0.summary) }
    let examples = command.examples.map { "  \($0.line)\n      \($0.meaning)\n" }.joined()
    return """
      Usage: \(usage)

      \(capitalized(command.summary)).
      \(command.remarks.isEmpty ? "" : "\n" + command.remarks)\(kinds(of: command))
      Options:
      \(table(options))
      Examples:
      \(examples)
      \(statuses)

      """
  }

  private static func kinds(of command: CommandDescription) -> String {
    guard !command.kinds.isEmpty else { return "" }
    return "\nKinds:\n\(table(command.kinds.map { (label($0), $0.summary) }))"
  }

  private static let statuses = """
    Exit status: 0 clean, 1 something was found, 2 wrong usage or an input that cannot be used.
    Findings and reports go to standard output, everything else to standard error.
    """

  private static func label(_ command: CommandDescription) -> String {
    command.words.isEmpty ? command.name : "\(command.name) \(command.words)"
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)\n" }.joined()
  }
}
