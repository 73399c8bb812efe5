import Foundation
import LintEngine
import PositionedJSON

/// The program `servicekit`.
package struct ServiceKitTool {
  let workingDirectory: String
  let standardInput: () throws -> [UInt8]
  let output: any ToolOutput

  /// Does what the command line of this process asks for.
  ///
  /// - Returns: the exit status.
  package static func main() -> Int32 {
    ProcessOutput.ignoreSignalsOfWriting()
    let status = run(
      arguments: Array(CommandLine.arguments.dropFirst()), workingDirectory: FileManager.default.currentDirectoryPath,
      standardInput: ProcessInput.bytes, output: ProcessOutput.current)
    return status.rawValue
  }

  /// Does what a command line asks for.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the program's name.
  ///   - workingDirectory: where paths begin; empty where it cannot be known.
  ///   - standardInput: reads all of standard input.
  ///   - output: where results and messages go.
  /// - Returns: how it went.
  static func run(
    arguments: [String], workingDirectory: String, standardInput: @escaping () throws -> [UInt8], output: any ToolOutput
  ) -> ToolStatus {
    let tool = ServiceKitTool(workingDirectory: workingDirectory, standardInput: standardInput, output: output)
    do {
      return try tool.perform(arguments)
    } catch let error as UsageError {
      output.say("servicekit: \(error)\n\(tool.hint(arguments))\n")
    } catch OutputError.failed(let message) {
      output.say("servicekit: \(message)\n")
    } catch {
      output.say("\(error)\n")
    }
    return .unusable
  }

  /// Writes results; a reader who has gone does not change how the run ends.
  func write(_ text: String) throws {
    do { try output.write(text) } catch OutputError.closed {}
  }

  private func perform(_ arguments: [String]) throws -> ToolStatus {
    // What is no UTF-8 arrives as U+FFFD, and would name another file.
    if let word = arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw UsageError("argument '\(word.shownInMessage)' is not UTF-8")
    }
    guard let name = arguments.first else { throw UsageError("there is no command") }
    if name == "--help" || name == "-h" { return try show(HelpText.tool) }
    if name == "--version" { return try show("\(ToolIdentity.name) \(ToolIdentity.version)\n") }
    if name.hasPrefix("-") {
      throw UsageError(
        "unknown option '\(name.shownInMessage)'; \(NearNames(name, among: ["--help", "--version"]).suggestion)")
    }
    let (command, count) = try command(arguments)
    let parser = OptionParser(options: command.options, takesWords: !command.words.isEmpty)
    let parsed = try parser.parse(Array(arguments.dropFirst(count)))
    if parsed.contains("help") { return try show(HelpText.command(command)) }
    return try command.run(self, parsed)
  }

  func explain(_ words: [String]) throws -> ToolStatus {
    guard let name = words.first, words.count == 1 else { throw UsageError("'explain' needs the name of one rule") }
    guard let rule = Rules.rule(name) else { throw LintOptions.unknownRule(name) }
    return try show(RulePage(rule.description).text)
  }

  func help(_ words: [String]) throws -> ToolStatus {
    guard !words.isEmpty else { return try show(HelpText.tool) }
    return try show(HelpText.command(command(words).command))
  }

  /// The command that words begin with, or its kind, and of how many words its name is.
  private func command(_ words: [String]) throws(UsageError) -> (command: CommandDescription, count: Int) {
    let name = words.first ?? ""
    guard let command = CommandDescription.all.first(where: { $0.name == name }) else { throw unknown(name) }
    guard words.count > 1, !words[1].hasPrefix("-"), !command.kinds.isEmpty else { return (command, 1) }
    guard let kind = command.kinds.first(where: { $0.name == "\(name) \(words[1])" }) else {
      let kinds = command.kinds.map { String($0.name.dropFirst(name.count + 1)) }
      throw UsageError(
        "'\(name)' has no kind '\(words[1].shownInMessage)'; \(NearNames(words[1], among: kinds).suggestion)")
    }
    return (kind, 2)
  }

  func show(_ text: String) throws -> ToolStatus {
    try write(text)
    return .clean
  }

  private func unknown(_ name: String) -> UsageError {
    let near = NearNames(name, among: CommandDescription.all.map(\.name)).suggestion
    return UsageError("unknown command '\(name.shownInMessage)'; \(near)")
  }

  private func hint(_ arguments: [String]) -> String {
    let command = try? command(arguments).command
    let outer = CommandDescription.all.first { $0.name == arguments.first }
    return (command ?? outer).map { "see servicekit help \($0.name)" } ?? "see servicekit --help"
  }
}
