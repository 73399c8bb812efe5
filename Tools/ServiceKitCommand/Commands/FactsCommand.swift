import Foundation
import LintEngine
import PositionedJSON

/// Reads the facts of one module into one file: declared inputs, one output, the same bytes for the same inputs.
struct FactsCommand {
  private let tool: ServiceKitTool
  private let module: String
  private let outputPath: String
  private let files: [String]
  private let jobs: Int?

  static let specifications = [
    OptionSpecification("module", value: "NAME", summary: "the module that the files belong to"),
    OptionSpecification("output", value: "FILE", summary: "where the facts go; - for standard output"),
    OptionSpecification(
      "jobs", value: "N", summary: "how many files are read at once; as many as processors if not given"),
    CommandDescription.helpOption,
  ]

  init(tool: ServiceKitTool, _ parsed: ParsedOptions) throws(UsageError) {
    guard let module = try parsed.value(of: "module") else { throw UsageError("'facts' needs --module NAME") }
    guard let path = try parsed.value(of: "output") else { throw UsageError("'facts' needs --output FILE") }
    guard !parsed.words.isEmpty else { throw UsageError("'facts' needs the files of the module") }
    self.tool = tool
    self.module = module
    outputPath = path
    let folder = tool.workingDirectory
    files = Set(parsed.words.map { FilePath.relative(FilePath.absolute($0, in: folder), to: folder) }).sorted()
    jobs = try parsed.number(of: "jobs", in: 1...64)
    if let other = files.first(where: { !FactReader.reads($0) }) {
      throw UsageError("'\(other.shownInMessage)' is not the name of a file in Swift, C, C++ or Objective-C")
    }
  }

  func run() throws -> ToolStatus {
    let reading = FileReading(root: tool.workingDirectory, jobs: jobs)
    let facts = ModuleFacts(module: module, files: try reading.facts(of: files))
    let text = try FactsFile.text(of: facts)
    if outputPath == "-" {
      try tool.write(text)
    } else {
      let path = FilePath.absolute(outputPath, in: tool.workingDirectory)
      try OutputFile(path: path, shown: outputPath).replace(with: text)
    }
    return .clean
  }
}
