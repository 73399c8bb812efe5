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
      of other projects. A record without a description, such as one that is written by hand, stands for a
      declaration of its kind that has its hint.

      """,
    examples: [
      ("servicekit matrix", "every product of the project around the current folder, from source"),
      ("servicekit matrix --format json --output markdown=matrix.md", "for a machine and for a pull request"),
      ("servicekit matrix --output html=matrix.html", "a page to look at, with a filter"),
      ("servicekit matrix .build/debug/Lite .build/debug/Standard", "what is in two binaries"),
      ("servicekit matrix --compare source .build/debug/Lite", "whether a binary has what its source says"),
      ("servicekit matrix --compare saved.json", "what changed since 'matrix --format json > saved.json'"),
      ("servicekit matrix --kind actions", "the functions that handle each action"),
    ]
  ) { tool, parsed in
    try MatrixCommand(tool: tool, parsed).run()
  }
}

extension CommandDescription {
  static let graph = CommandDescription(
    name: "graph", words: "", summary: "draw the modules of a project, or its adapters or actions",
    options: GraphOptions.specifications,
    remarks: """
      Modules stand in the bands of their layers, and arrows lead to what they import; cycles, imports of a higher layer or of
      another group, and imports of a product's code are red, dashed and labelled. Arrows that say nothing new, since others
      lead to the same module, are left out, and the drawing says how many. The drawing is one SVG file that needs nothing
      else; Mermaid is what code hosts draw in a page.

      """,
    examples: [
      ("servicekit graph --output svg=modules.svg", "the modules that products link, as a drawing"),
      ("servicekit graph --format mermaid", "the same for a page of Markdown"),
      ("servicekit graph --adapters --output svg=adapters.svg", "which product binds what, and what needs it"),
      ("servicekit graph --actions --format json", "actions and their handlers, for a machine"),
    ]
  ) { tool, parsed in
    try GraphCommand(tool: tool, parsed).run()
  }
}
