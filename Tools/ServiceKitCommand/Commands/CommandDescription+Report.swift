extension CommandDescription {
  static let report = CommandDescription(
    name: "report", words: "[LABEL=]PATH …", summary: "make one page of what was measured and found over time",
    options: [
      OptionSpecification("title", value: "TEXT", summary: "what the page is called; 'Report' if not given"),
      OptionSpecification(
        "old-way", value: "RULE",
        summary: "count findings of RULE as code in the old way, in place of the usual rules; repeatable"),
    ] + ReportOptions<ReportPageFormat>.specifications + [helpOption],
    remarks: """
      Each file is a JSON document: of 'servicekit lint', of 'servicekit matrix', a profile of a container, or a listing of
      modules or adapters with their counts. Files with the same label are one point in time. A file without a label has
      that of the version or the day in its name, or its name. Of a folder, each folder in it is a point with its name,
      and each file in it is as if it were given.

      Points are in the order of the command line where a label is given, and else in the order of their labels, where
      1.9 comes before 1.10.

      """,
    examples: [
      (
        "servicekit report --output html=report.html lint-1.0.json lint-1.1.json modules-1.0.json modules-1.1.json",
        "two points, 1.0 and 1.1, of two documents each"
      ),
      (
        "servicekit report --title Standard v1=old/lint.json v2=new/lint.json --format json",
        "the numbers themselves, with labels that no file has in its name"
      ),
      ("servicekit report --output html=report.html reports", "a folder that has a folder for each version"),
    ]
  ) { tool, parsed in
    try ReportCommand(tool: tool, parsed: parsed).run()
  }
}
