import ContainerKit
import FeedFormats
import FeedReader
import MediatorKit
import ServiceKit

extension ReaderCommand {
  /// Reads feeds and shows them: on a terminal for as long as somebody types, else once.
  func read(_ options: ReaderOptions, _ style: PageStyle) async throws -> CommandStatus {
    let profiler = options.profilePath.map { _ in ContainerProfiler() }
    let pages = PageMaking(
      options: options, style: style, plan: try ReaderScenes().plan(), folder: stateFolder(options.statePath),
      profiler: profiler, say: say)
    let page = try pages.page(options.sceneName)
    let modules =
      options.request != nil || isInteractive(options)
      ? ReaderModules(mediator, folder: pages.folder, heedsSignals: true, say: sayFromAnywhere) : nil
    if isInteractive(options) { modules?.reportLastRun() }
    let status: Result<CommandStatus, any Error>
    do { status = .success(try await show(page, options, pages, modules)) } catch { status = .failure(error) }
    await modules?.finish()
    page.session.close()
    if let profiler, let path = options.profilePath {
      try keepFilesInUse(by: options.sources, from: path)
      try AtomicFile(path: path).replace(with: ReportEncoding.text(of: profiler.profile))
    }
    return try status.get()
  }

  /// Shows a page that is loaded, or what is to be opened.
  private func show(
    _ page: PageMaking.Page, _ options: ReaderOptions, _ pages: PageMaking, _ modules: ReaderModules?
  ) async throws -> CommandStatus {
    let (session, outcomes) = (page.session, page.outcomes)
    guard page.isLoaded else { return .failed }
    for path in [options.playlistPath, options.profilePath].compactMap({ $0 }) {
      try keepFilesInUse(by: options.sources, from: path)
    }
    let playlistNote = try options.playlistPath.map { try writePlaylist(of: session, to: $0) }
    let notes = [session.savings, playlistNote].compactMap { $0 }
    let status: CommandStatus = outcomes.contains { $0.error != nil } ? .failed : .done
    guard let modules else { return try ending(status) { try show(session, options.format, notes: notes) } }
    modules.desk.lay(out: session.readerItems)
    notes.forEach(say)
    if let request = options.request {
      try await open(request, with: modules)
      return try ending(status) { try show(session, options.format, modules) }
    }
    let reading = InteractiveReading(nextLine: { readLine() }, results: results, say: say, modules: modules) { name in
      let next = try pages.page(name)
      guard next.isLoaded else { return nil }
      modules.desk.lay(out: next.session.readerItems)
      return next.session
    }
    do { try await reading.run(session) } catch OutputError.closed {}
    return status
  }

  /// Opens what was asked for from outside; who is at the terminal is asked where a link needs that.
  private func open(_ request: ReaderRequest, with modules: ReaderModules) async throws {
    if environment.hasTerminalInput {
      mediator.confirmLinks { [messages] confirmation in
        try messages.write("\(type(of: confirmation.action).route.name) was asked for by a link. Go on? [y/N] ")
        return readLine() == "y"
      }
    }
    try await modules.open(request)
  }

  /// Shows what modules have opened.
  private func show(_ session: FeedSession, _ format: ReaderOptions.Format, _ modules: ReaderModules) throws {
    switch format {
    case .text: try modules.show(in: session, to: results)
    case .json:
      let report = OpenedReport(modules.desk.takeContents(), items: session.items)
      try results.write(ReportEncoding.text(of: report))
    }
  }

  private func isInteractive(_ options: ReaderOptions) -> Bool {
    let isFree = !options.printsOnce && options.format == .text && !options.sources.contains(.input)
    return isFree && options.request == nil && environment.isTerminal && environment.hasTerminalInput
  }

  /// Refuses to write in the place of a feed or of the program's own output.
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
}
