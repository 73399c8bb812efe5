/// The commands that show all products together.
extension CommandDescription {
  static let matrix = CommandDescription(
    name: "matrix", words: "[BINARY …]", summary: "show for every protocol which product binds which adapter",
    options: MatrixOptions.specifications,
    remarks: """
      Rows are protocols, columns are products; a cell has the adapter, its scope, the arm that it is for, and where it is
      declared. What is required or used and not bound, and what is bound twice, is marked. Without binaries the source of the
      project around the current folder is read, as 'lint' reads it; nothing is built.

      With --compare it shows in what two of these differ, and ends with 1 if they do. A line is no difference, a file is.
      What a program registers when it runs is in source only, and is passed over; so is in a binary what comes from modules
      of other projects. A record without a description, such as that of an adapter in C, stands for a declaration of
      its kind that has its hint.

      """,
    examples: [
      ("servicekit matrix", "every product of the project around the current folder, from source"),
      ("servicekit matrix --format json --output markdown=matrix.md", "for a machine and for a pull request"),
      ("servicekit matrix .build/debug/Lite .build/debug/Standard", "what is in two binaries"),
      ("servicekit matrix --compare source .build/debug/Lite", "whether a binary has what its source says"),
      ("servicekit matrix --compare saved.json", "what changed since 'matrix --format json > saved.json'"),
      ("servicekit matrix --kind actions", "the functions that handle each action"),
    ]
  ) { tool, parsed in
    try MatrixCommand(tool: tool, parsed).run()
  }
}
