import ContainerKit
import FeedFormats
import FeedReader

/// Shows a page on a terminal and does what is typed, until there is nothing more to do.
struct InteractiveReading {
  /// Gives the next line that was typed; nil at the end of the input.
  let nextLine: () -> String?

  /// Where pages go.
  let results: OutputChannel

  /// Says what went wrong.
  let say: (String) -> Void

  /// Makes the page of a scene, loaded; nil where no feed could be read.
  let page: (_ scene: String) throws -> FeedSession?

  /// Reads, from a page that is loaded to the end of the input.
  ///
  /// - Throws: ``OutputError``.
  func run(_ first: FeedSession) throws {
    var session = first
    defer { session.close() }
    try show(session)
    while true {
      try results.write("> ")
      guard let line = nextLine() else { return try results.write("\n") }
      do {
        switch try PageCommand(line: line) {
        case nil: continue
        case .list, .back: try show(session)
        case .open(let number): try open(number, in: session)
        case .feeds: try results.write(loads(of: session))
        case .help: try results.write(Self.help)
        case .quit: return
        case .scene(let name):
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

  private func open(_ number: Int, in session: FeedSession) throws {
    guard let page = session.open(number) else {
      throw UsageError("there is no item \(number); the list has \(session.items.count)")
    }
    try results.write(page)
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
