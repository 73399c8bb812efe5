import LintEngine
import ReportPages

/// `servicekit report`: documents of several points in time become one page.
struct ReportCommand {
  let tool: ServiceKitTool
  let title: String
  let oldRules: [String]
  let words: [String]
  let report: ReportOptions<ReportPageFormat>

  init(tool: ServiceKitTool, parsed: ParsedOptions) throws(UsageError) {
    self.tool = tool
    title = try parsed.value(of: "title") ?? "Report"
    let rules = parsed.values(of: "old-way")
    for rule in rules where Rules.rule(rule) == nil { throw LintOptions.unknownRule(rule) }
    oldRules = rules.isEmpty ? Report.usualOldRules : rules
    words = parsed.words
    report = try ReportOptions(parsed, in: tool.workingDirectory, usual: .html)
  }

  func run() throws -> ToolStatus {
    let documents = try ReportDocuments(folder: tool.workingDirectory).documents(words)
    try report.check(inputs: documents.map(\.path), in: tool.workingDirectory)
    let made = Report(title: title, oldRules: oldRules, documents: documents)
    try report.write(with: tool) { format, _ in
      switch format {
      case .html: ReportPage(made).html
      case .json: try SafeJSON.text(of: made)
      }
    }
    return .clean
  }
}
