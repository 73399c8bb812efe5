import ContainerKit
import FeedReader
import Foundation
import MediatorKit
import ServiceKit

/// The program that every product is: reads the command line, then feeds, and shows them.
///
/// It knows protocols only. What the program looks like and what it can do is decided by the adapters that are linked
/// into it.
public struct ReaderCommand {
  @Service(.throwing) private var identity: any ProductIdentity
  @Service private var productOptions: (any CommandLineExtension)?
  @Service private var subcommand: (any Subcommand)?

  private let arguments: [String]
  let environment: TerminalEnvironment
  let results: OutputChannel
  let messages: OutputChannel
  let mediator: Mediator

  /// Runs the program with this process's arguments and ends the process.
  public static func main() async -> Never {
    OutputChannel.fillDescriptors()
    OutputChannel.ignoreSignalsOfWriting()
    let command = ReaderCommand(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: .current, results: .results, messages: .messages
    )
    exit(await command.run().rawValue)
  }

  init(
    arguments: [String], environment: TerminalEnvironment, results: OutputChannel, messages: OutputChannel,
    mediator: Mediator = .main
  ) {
    self.mediator = mediator
    self.arguments = arguments
    self.environment = environment
    self.results = results
    self.messages = messages
  }

  /// Does what the arguments ask for and says how that went.
  func run() async -> CommandStatus {
    let trace = trace()
    defer { trace?.cancel() }
    do {
      return try await perform()
    } catch OutputError.failed(let message) {
      say(message)
      return .failed
    } catch let error as UsageError {
      say("\(error)")
      say("see \(productName) --help")
      return .usage
    } catch {
      say("\(error)")
      return .failed
    }
  }

  private func perform() async throws -> CommandStatus {
    if let subcommand, subcommand.name == arguments.first { return try perform(subcommand) }
    let opens = arguments.first == ReaderOptions.openCommand
    let parser = OptionParser(
      options: ReaderOptions.specifications + (productOptions?.options ?? []), takesWords: opens,
      commands: [ReaderOptions.openCommand] + (subcommand.map { [$0.name] } ?? []))
    let parsed = try parser.parse(opens ? Array(arguments.dropFirst()) : arguments)
    let options = try ReaderOptions(parsed, opens: opens)
    let style = environment.pageStyle(color: options.color)
    switch options.action {
    case .help: return try showHelp()
    case .version: return try showVersion()
    case .listAdapters:
      try prepare(options, parsed)
      return try listAdapters(options.format)
    case .listScenes:
      try prepare(options, parsed)
      return try listScenes(options.format)
    case .listModules:
      try prepare(options, parsed)
      return try listModules(options)
    case .validate:
      try prepare(options, parsed)
      return try validate(options.format)
    case .read:
      try prepare(options, parsed)
      #if DEBUG
        try AdapterRegistry.main.validate()
        try mediator.validate()
      #endif
      return try await read(options, style)
    }
  }

  private func perform(_ subcommand: any Subcommand) throws -> CommandStatus {
    let parser = OptionParser(options: ReaderOptions.subcommandSpecifications, takesWords: true)
    let parsed = try parser.parse(Array(arguments.dropFirst()))
    if parsed.contains("help") { return try showHelp() }
    let format: ReaderOptions.Format = try parsed.choice(of: "format") ?? .text
    let report = try subcommand.run(parsed.words, in: stateFolder(parsed.value(of: "state-dir")))
    return try ending(.done) {
      try results.write(format == .json ? ReportEncoding.text(of: report.json) : report.text)
    }
  }

  private func showHelp() throws -> CommandStatus {
    let help = HelpText(
      product: productName, summary: try identity.summary,
      options: ReaderOptions.specifications + (productOptions?.options ?? []), commands: commands)
    let width = environment.pageStyle(color: .never).width
    return try ending(.done) { try results.write(help.text(width: width)) }
  }

  private var commands: [HelpText.Command] {
    let open = HelpText.Command(
      name: ReaderOptions.openCommand, forms: [("LINK", "open what a link leads to, such as feed://article/open?url=…")]
    )
    return [open] + (subcommand.map { [HelpText.Command(name: $0.name, forms: $0.forms)] } ?? [])
  }

  private func showVersion() throws -> CommandStatus {
    try ending(.done) { try results.write("\(productName) \(ReaderVersion.current)\n") }
  }

  func stateFolder(_ path: String?) -> StateFolder? {
    path.map(StateFolder.init(path:)) ?? StateFolder(variables: environment.variables)
  }

  /// Sets what adapters depend on, before any of them is made.
  private func prepare(_ options: ReaderOptions, _ parsed: ParsedOptions) throws {
    try productOptions?.apply(parsed)
    if let path = options.assignmentsPath {
      try AssignmentsFile(path: path).assign(to: options.unit, among: ExperimentKey.readerKeys)
    }
    for forced in options.forcedVariants { try Experiments.force(forced.key, forced.arm) }
  }

  /// Writes results; a reader who has gone does not change how the run ends.
  func ending(_ status: CommandStatus, _ writeResults: () throws -> Void) throws -> CommandStatus {
    do { try writeResults() } catch OutputError.closed {}
    return status
  }

  // MARK: - What can be asked for

  private func listAdapters(_ format: ReaderOptions.Format) throws -> CommandStatus {
    let report = AdaptersReport(product: productName, registry: .main)
    return try ending(.done) { try results.write(format == .json ? ReportEncoding.text(of: report) : report.text) }
  }

  private func validate(_ format: ReaderOptions.Format) throws -> CommandStatus {
    let report = ValidationReport(product: productName, registry: .main, mediator: mediator)
    return try ending(report.problems.isEmpty ? .done : .failed) {
      try results.write(format == .json ? ReportEncoding.text(of: report) : report.text)
    }
  }

  private func listModules(_ options: ReaderOptions) throws -> CommandStatus {
    // What the reader itself handles, it handles while it reads.
    let tokens = ReaderDesk().attach(to: mediator)
    defer { tokens.forEach { $0.remove() } }
    let counts = try stateFolder(options.statePath).map { try StateFile<ModuleCounts>(in: $0).content() }
    let report = ModulesReport(product: productName, mediator: mediator, counts: counts ?? ModuleCounts())
    return try ending(.done) {
      try results.write(options.format == .json ? ReportEncoding.text(of: report) : report.text)
    }
  }

  private func listScenes(_ format: ReaderOptions.Format) throws -> CommandStatus {
    let report = ScenesReport(product: productName, plan: try ReaderScenes().plan(), catalog: .linked)
    return try ending(.done) { try results.write(format == .json ? ReportEncoding.text(of: report) : report.text) }
  }

  // MARK: - Messages

  var productName: String {
    (try? identity.name) ?? ProcessInfo.processInfo.processName
  }

  func say(_ message: String) {
    messages.say("\(productName): \(message)")
  }

  /// Says a message, on whichever thread.
  var sayFromAnywhere: @Sendable (String) -> Void {
    { [messages, productName] in messages.say("\(productName): \($0)") }
  }

  /// Reports creations and lookups if that is asked for, which has to be known before the first of them.
  private func trace() -> AdapterObservation? {
    let options = arguments.prefix { $0 != "--" }
    let showsTimes = options.contains("--trace-times")
    guard showsTimes || options.contains("--trace") else { return nil }
    return AdapterRegistry.main.observe { [messages] event in
      let time = showsTimes ? event.duration.map { ", \(Int($0 / .microseconds(1))) µs" } ?? "" : ""
      messages.say("trace: \(event)\(time)")
    }
  }
}
