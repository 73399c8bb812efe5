import FeedFormats
import FeedReader
import Foundation
import ServiceKit

/// The program that every product is: reads the command line, then feeds, and shows them.
///
/// It knows protocols only. What the program looks like and what it can do is decided by the adapters that are linked
/// into it.
public struct ReaderCommand {
  @Service(.throwing) private var identity: any ProductIdentity
  @Service private var productOptions: (any CommandLineExtension)?

  private let arguments: [String]
  private let environment: TerminalEnvironment
  private let results: OutputChannel
  private let messages: OutputChannel

  /// Runs the program with this process's arguments and ends the process.
  public static func main() -> Never {
    OutputChannel.ignoreSignalsOfWriting()
    let command = ReaderCommand(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: .current, results: .results, messages: .messages
    )
    exit(command.run().rawValue)
  }

  init(arguments: [String], environment: TerminalEnvironment, results: OutputChannel, messages: OutputChannel) {
    self.arguments = arguments
    self.environment = environment
    self.results = results
    self.messages = messages
  }

  /// Does what the arguments ask for and says how that went.
  func run() -> CommandStatus {
    let trace = trace()
    defer { trace?.cancel() }
    do {
      return try perform()
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

  private func perform() throws -> CommandStatus {
    let specifications = ReaderOptions.specifications + (productOptions?.options ?? [])
    let parsed = try OptionParser(options: specifications).parse(arguments)
    let options = try ReaderOptions(parsed)
    let style = environment.pageStyle(color: options.color)
    switch options.action {
    case .help:
      let help = HelpText(product: productName, summary: try identity.summary, options: specifications)
      return try ending(.done) { try results.write(help.text(width: style.width)) }
    case .version:
      return try ending(.done) { try results.write("\(productName) \(ReaderVersion.current)\n") }
    case .listAdapters:
      try prepare(options, parsed)
      return try listAdapters(options.format)
    case .validate:
      try prepare(options, parsed)
      return try validate(options.format)
    case .read:
      try prepare(options, parsed)
      #if DEBUG
        try AdapterRegistry.main.validate()
      #endif
      return try read(options, style)
    }
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
  private func ending(_ status: CommandStatus, _ writeResults: () throws -> Void) throws -> CommandStatus {
    do { try writeResults() } catch OutputError.closed {}
    return status
  }

  // MARK: - What can be asked for

  private func listAdapters(_ format: ReaderOptions.Format) throws -> CommandStatus {
    let report = AdaptersReport(product: productName, registry: .main)
    return try ending(.done) { try results.write(format == .json ? ReportEncoding.text(of: report) : report.text) }
  }

  private func validate(_ format: ReaderOptions.Format) throws -> CommandStatus {
    let report = ValidationReport(product: productName, registry: .main)
    return try ending(report.problems.isEmpty ? .done : .failed) {
      try results.write(format == .json ? ReportEncoding.text(of: report) : report.text)
    }
  }

  private func read(_ options: ReaderOptions, _ style: PageStyle) throws -> CommandStatus {
    let session = FeedSession(sources: options.sources, pageStyle: style)
    let outcomes = session.load(limit: options.limit)
    outcomes.forEach(report)
    guard outcomes.contains(where: { $0.error == nil }) else { return .failed }
    let playlistNote = try options.playlistPath.map { path in
      try keepFilesInUse(by: options.sources, from: path)
      return try writePlaylist(of: session, to: path)
    }
    return try ending(outcomes.contains { $0.error != nil } ? .failed : .done) {
      try show(session, options.format, notes: [session.savings, playlistNote].compactMap { $0 })
    }
  }

  private func report(_ outcome: LoadOutcome) {
    if let error = outcome.error { say("\(error)") }
    for repair in outcome.repairs { say("note: \(outcome.source.name): \(repair)") }
  }

  /// Refuses a playlist in the place of a feed or of the program's own output.
  private func keepFilesInUse(by sources: [FeedSource], from path: String) throws {
    let output = [results, messages].map { FileIdentity(of: FileDescriptor($0.descriptor)) }
    guard let file = FileIdentity(path: path), (sources.map(\.fileIdentity) + output).contains(file) else { return }
    throw FileError(path: path, reason: "not written, because this run reads or writes that file already")
  }

  /// Writes the playlist and returns what there is to say about it.
  private func writePlaylist(of session: FeedSession, to path: String) throws -> String {
    guard let playlist = session.playlist else {
      let arm = Experiments.variant(of: .autoplay)
      throw FileError(path: path, reason: "not written, because nothing is played in this run (autoplay is \(arm))")
    }
    try AtomicFile(path: path).replace(with: playlist.text)
    let count = playlist.entries.count
    return "Playlist: \(count) \(count == 1 ? "entry" : "entries") in \(path)"
  }

  private func show(_ session: FeedSession, _ format: ReaderOptions.Format, notes: [String]) throws {
    switch format {
    case .text:
      try session.renderPage { try results.write($0) }
      for note in notes { try results.write(PlainText.line(note) + "\n") }
    case .json:
      try results.write(ReportEncoding.text(of: ItemsReport(session.items)))
      notes.forEach(say)
    }
  }

  // MARK: - Messages

  private var productName: String {
    (try? identity.name) ?? ProcessInfo.processInfo.processName
  }

  private func say(_ message: String) {
    messages.say("\(productName): \(message)")
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
