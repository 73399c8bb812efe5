import ContainerKit
import FeedFormats
import FeedReader
import ServiceKit

extension ReaderCommand {
  /// Reads feeds and shows them: on a terminal for as long as somebody types, else once.
  func read(_ options: ReaderOptions, _ style: PageStyle) throws -> CommandStatus {
    let plan = try ReaderScenes().plan()
    let profiler = options.profilePath.map { _ in ContainerProfiler() }
    let filesToWrite = [options.playlistPath, options.profilePath].compactMap { $0 }
    func makePage(_ scene: Scene) throws -> (session: FeedSession, outcomes: [LoadOutcome]) {
      let session = try FeedSession(
        sources: options.sources, pageStyle: style, scene: scene, stateFolder: stateFolder(options.statePath),
        observer: profiler, report: { say("\($0)") })
      let outcomes = session.load(limit: options.limit)
      outcomes.forEach(report)
      return (session, outcomes)
    }
    let (session, outcomes) = try makePage(scene(named: options.sceneName, in: plan))
    let status = Result { () throws -> CommandStatus in
      defer { session.close() }
      guard outcomes.contains(where: { $0.error == nil }) else { return .failed }
      for path in filesToWrite { try keepFilesInUse(by: options.sources, from: path) }
      let playlistNote = try options.playlistPath.map { try writePlaylist(of: session, to: $0) }
      let notes = [session.savings, playlistNote].compactMap { $0 }
      return try ending(outcomes.contains { $0.error != nil } ? .failed : .done) {
        guard isInteractive(options) else { return try show(session, options.format, notes: notes) }
        notes.forEach(say)
        let reading = InteractiveReading(nextLine: { readLine() }, results: results, say: say) { name in
          let (next, outcomes) = try makePage(scene(named: name, in: plan))
          return outcomes.contains { $0.error == nil } ? next : nil
        }
        try reading.run(session)
      }
    }
    if let profiler, let path = options.profilePath {
      try keepFilesInUse(by: options.sources, from: path)
      try AtomicFile(path: path).replace(with: ReportEncoding.text(of: profiler.profile))
    }
    return try status.get()
  }

  private func isInteractive(_ options: ReaderOptions) -> Bool {
    let isFree = !options.printsOnce && options.format == .text && !options.sources.contains(.input)
    return isFree && environment.isTerminal && environment.hasTerminalInput
  }

  private func scene(named name: String, in plan: ScenePlan) throws -> Scene {
    if let scene = plan.scenes.first(where: { $0.name == name }) { return scene }
    throw UsageError("unknown scene '\(name)'; \(NearMatches(name, among: plan.scenes.map(\.name)).suggestion)")
  }

  private func report(_ outcome: LoadOutcome) {
    if let error = outcome.error { say("\(error)") }
    for repair in outcome.repairs { say("note: \(outcome.source.name): \(repair)") }
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
