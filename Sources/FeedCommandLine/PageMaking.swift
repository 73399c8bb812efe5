import ContainerKit
import FeedFormats
import FeedReader

/// Makes pages as the command line asks for them.
struct PageMaking {
  let options: ReaderOptions
  let style: PageStyle
  let plan: ScenePlan
  let folder: StateFolder?
  let profiler: ContainerProfiler?
  let say: (String) -> Void

  /// A page that was read.
  struct Page {
    let session: FeedSession
    let outcomes: [LoadOutcome]

    /// At least one feed could be read.
    var isLoaded: Bool { outcomes.contains { $0.error == nil } }
  }

  /// Reads the feeds, as the page of a scene.
  ///
  /// - Throws: ``UsageError`` where there is no such scene, and what a session throws.
  func page(_ name: String) throws -> Page {
    let session = try FeedSession(
      sources: options.sources, pageStyle: style, scene: scene(named: name), stateFolder: folder, observer: profiler,
      report: { say("\($0)") })
    let outcomes = session.load(limit: options.limit)
    outcomes.forEach(report)
    return Page(session: session, outcomes: outcomes)
  }

  private func scene(named name: String) throws -> Scene {
    if let scene = plan.scenes.first(where: { $0.name == name }) { return scene }
    throw UsageError("unknown scene '\(name)'; \(NearMatches(name, among: plan.scenes.map(\.name)).suggestion)")
  }

  private func report(_ outcome: LoadOutcome) {
    if let error = outcome.error { say("\(error)") }
    for repair in outcome.repairs { say("note: \(outcome.source.name): \(repair)") }
  }
}
