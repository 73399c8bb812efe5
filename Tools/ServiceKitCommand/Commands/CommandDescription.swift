import LintEngine

/// A command of the tool: its name, its words, its options and its help.
struct CommandDescription: Sendable {
  let name: String
  /// The words behind the name, as the help shows them; empty where there are none.
  let words: String
  let summary: String
  var options: [OptionSpecification] = []
  /// What else is to be known of it.
  var remarks = ""
  /// Command lines and what they do.
  var examples: [(line: String, meaning: String)] = []
  /// What the word behind the name chooses among; each is named with both words.
  var kinds: [CommandDescription] = []
  /// Does what parsed options ask for.
  let run: @Sendable (ServiceKitTool, ParsedOptions) throws -> ToolStatus

  /// Every command, in the order of the help.
  static let all = [lint, facts, check, inspect, matrix, graph, report, new, explain, rules, help]

  /// The option that every command has.
  static let helpOption = OptionSpecification("help", summary: "show this text, and exit")

  static let explain = CommandDescription(
    name: "explain", words: "RULE", summary: "say what a rule is for, with a bad and a good example",
    options: [helpOption], examples: [("servicekit explain product-flag", "the page of one rule")]
  ) { tool, parsed in
    try tool.explain(parsed.words)
  }

  static let rules = CommandDescription(
    name: "rules", words: "", summary: "list the rules", options: [helpOption],
    examples: [("servicekit rules", "each rule with its severity and what it finds")]
  ) { tool, parsed in
    try tool.show(RulePages.text)
  }

  static let help = CommandDescription(
    name: "help", words: "[COMMAND [KIND]]", summary: "show the help of the tool or of a command",
    options: [helpOption],
    examples: [
      ("servicekit help lint", "the options of 'lint'"),
      ("servicekit help new adapter", "the options of a kind of 'new'"),
    ]
  ) { tool, parsed in
    try tool.help(parsed.words)
  }
}
