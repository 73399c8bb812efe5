import Scaffolding

/// Writes file templates for Xcode.
struct XcodeTemplatesCommand {
  private let tool: ServiceKitTool
  private let folder: String
  private let isDry: Bool

  init(tool: ServiceKitTool, _ parsed: ParsedOptions) throws(UsageError) {
    self.tool = tool
    folder = try parsed.onlyWord("new xcode-templates", "the DIR to write into")
    isDry = parsed.contains("dry-run")
  }

  func run() throws -> ToolStatus {
    var scaffold = Scaffold()
    scaffold.changes = try XcodeTemplates.files()
    scaffold.nextSteps = [
      "Copy '\(folder)/ServiceKit' to '~/Library/Developer/Xcode/Templates/File Templates'.",
      "Choose File > New > File from Template in Xcode.",
    ]
    let root = FilePath.absolute(folder, in: tool.workingDirectory)
    return try ScaffoldWriting(tool: tool, root: root, isDry: isDry).write(scaffold)
  }
}
