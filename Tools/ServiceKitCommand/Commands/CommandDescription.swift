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

  /// Every command, in the order of the help.
  static let all = [lint, facts, check, explain, rules, help]

  /// The option that every command has.
  static let helpOption = OptionSpecification("help", summary: "show this text, and exit")

  static let lint = CommandDescription(
    name: "lint", words: "[PATH …]", summary: "check a project, or some of its files and folders",
    options: LintOptions.specifications,
    examples: [
      ("servicekit lint", "the project around the current folder"),
      ("servicekit lint Sources/Feed --strict", "one folder of it, where warnings count too"),
      ("servicekit lint --format text --output sarif=lint.sarif", "for people and for a code scanning service"),
      ("servicekit lint --write-baseline lint-baseline.json", "put off everything that is found now"),
      ("servicekit lint --stdin --assume-filename Sources/Feed/Page.swift", "what an editor has not saved yet"),
    ])

  static let facts = CommandDescription(
    name: "facts", words: "FILE …", summary: "read the facts of one module, for 'check'",
    options: FactsCommand.specifications,
    remarks: """
      It reads the files that are named and nothing else, and writes one file: the same bytes for the same files, from
      whichever order and number of threads. Run it in the root of the project, so that paths begin there.

      """,
    examples: [("servicekit facts --module Feed --output Feed.facts.json Sources/Feed/*.swift", "one module's facts")])

  static let check = CommandDescription(
    name: "check", words: "FACTS …", summary: "apply the rules to the facts of all modules",
    options: LintOptions.checkSpecifications,
    remarks: """
      It reads the files of facts, .servicekit.json with the lists that it names, what --input and --baseline name, and
      where .servicekit.json does not describe modules, Package.swift by 'swift package'. No source code is read and no
      folder is looked into, so that the facts of every module must be given: what is in none of them is not there.

      """,
    examples: [
      ("servicekit check Feed.facts.json Lite.facts.json", "the project around the current folder"),
      ("servicekit check --package-path App --format json *.facts.json", "a package elsewhere, for a machine"),
    ])

  static let explain = CommandDescription(
    name: "explain", words: "RULE", summary: "say what a rule is for, with a bad and a good example",
    options: [helpOption], examples: [("servicekit explain product-flag", "the page of one rule")])

  static let rules = CommandDescription(
    name: "rules", words: "", summary: "list the rules", options: [helpOption],
    examples: [("servicekit rules", "each rule with its severity and what it finds")])

  static let help = CommandDescription(
    name: "help", words: "[COMMAND]", summary: "show the help of the tool or of a command", options: [helpOption],
    examples: [("servicekit help lint", "the options of 'lint'")])
}
