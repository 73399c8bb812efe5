/// The commands that check a project.
extension CommandDescription {
  static let lint = CommandDescription(
    name: "lint", words: "[PATH …]", summary: "check a project, or some of its files and folders",
    options: LintOptions.specifications,
    examples: [
      ("servicekit lint", "the project around the current folder"),
      ("servicekit lint Sources/Feed --strict", "one folder of it, where warnings count too"),
      ("servicekit lint --format text --output sarif=lint.sarif", "for people and for a code scanning service"),
      ("servicekit lint --write-baseline lint-baseline.json", "put off everything that is found now"),
      ("servicekit lint --stdin --assume-filename Sources/Feed/Page.swift", "what an editor has not saved yet"),
    ]
  ) { tool, parsed in
    try LintRun(tool: tool, options: LintOptions(parsed, in: tool.workingDirectory)).lint()
  }

  static let facts = CommandDescription(
    name: "facts", words: "FILE …", summary: "read the facts of one module, for 'check'",
    options: FactsCommand.specifications,
    remarks: """
      It reads the files that are named and nothing else, and writes one file: the same bytes for the same files, from
      whichever order and number of threads. Run it in the root of the project, so that paths begin there.

      """,
    examples: [("servicekit facts --module Feed --output Feed.facts.json Sources/Feed/*.swift", "one module's facts")]
  ) { tool, parsed in
    try FactsCommand(tool: tool, parsed).run()
  }

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
    ]
  ) { tool, parsed in
    try LintRun(tool: tool, options: LintOptions(parsed, in: tool.workingDirectory)).check()
  }
}
