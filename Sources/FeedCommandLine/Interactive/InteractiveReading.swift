import ContainerKit
import FeedArticleAPI
import FeedFormats
import FeedReader
import FeedReaderAPI
import FeedSettingsAPI

/// Shows a page on a terminal and does what is typed, until there is nothing more to do.
struct InteractiveReading {
  /// Gives the next line that was typed; nil at the end of the input.
  let nextLine: () -> String?

  /// Where pages go.
  let results: OutputChannel

  /// Says what went wrong.
  let say: (String) -> Void

  /// Opens and closes what is not the page.
  let modules: ReaderModules

  /// Makes the page of a scene, loaded; nil where no feed could be read.
  let page: (_ scene: String) throws -> FeedSession?

  /// Reads, from a page that is loaded to the end of the input.
  ///
  /// - Throws: ``OutputError``.
  func run(_ first: FeedSession) async throws {
    var session = first
    defer { session.close() }
    try show(session)
    while true {
      try results.write("> ")
      guard let line = nextLine() else { return try results.write("\n") }
      do {
        switch try PageCommand(line: line) {
        case nil: continue
        case .list, .back:
          await modules.close()
          try show(session)
        case .open(let number): try await open(number, in: session)
        case .share: try await share(session)
        case .settings:
          try await modules.open(ShowSettings())
          try modules.show(in: session, to: results)
        case .feeds: try results.write(loads(of: session))
        case .help: try results.write(Self.help)
        case .quit: return
        case .scene(let name):
          await modules.close()
          guard let next = try page(name) else { continue }
          session.close()
          session = next
          try show(session)
        }
      } catch let error as OutputError {
        throw error
      } catch {
        say("\(error)")
      }
    }
  }

  private func show(_ session: FeedSession) throws {
    try session.renderList { try results.write($0) }
  }

  private func open(_ number: Int, in session: FeedSession) async throws {
    let items = session.readerItems
    guard items.indices.contains(number - 1) else {
      throw UsageError("there is no item \(number); the list has \(items.count)")
    }
    await modules.close()
    try await modules.open(ShowItem(items[number - 1]))
    try modules.show(in: session, to: results)
  }

  private func share(_ session: FeedSession) async throws {
    do { try await modules.open(ShareArticle()) } catch let refusal as ModuleRefusal where refusal.isForOpenModule {
      throw UsageError("open an item first; share is for the item that is open")
    }
    try modules.show(in: session, to: results)
  }

  private func loads(of session: FeedSession) -> String {
    let log = session.context[.loads]
    let milliseconds: (Duration) -> String = { "\(Int($0 / .milliseconds(1))) ms" }
    let table = TextTable(
      header: ["FEED", "ITEMS", "REPAIRS", "TIME", "SKIPPED"],
      rows: log.feeds.map { load in
        [
          load.source, "\(load.itemCount)", "\(load.repairCount)", milliseconds(load.duration), load.failure ?? "-",
        ]
      })
    return table.text + (log.duration.map { "The page was there after \(milliseconds($0)).\n" } ?? "")
  }

  private static var help: String {
    TextTable(header: ["COMMAND", ""], rows: PageCommand.known.map { [$0.form, $0.summary] }).text
  }
}
