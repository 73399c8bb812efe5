import ContainerKit
import FeedFormats
import FeedReader
import ServiceKit
import ServiceKitTesting

/// Sessions with fakes only, and with the components that a test names.
enum FakeSession {
  /// The registry of a session: with the shared components and those of these tests, and no adapter.
  static func registry() -> AdapterRegistry { AdapterRegistry(modules: ["FeedReader", "FeedReaderTests"]) }

  /// Makes a session whose scene has the components of a list as scene files write it.
  static func make(
    _ sources: [FeedSource], _ loading: FakeLoading, scene components: String, state: StateFolder? = nil,
    observer: (any ContainerObserver)? = nil, report: ((ContainerError) -> Void)? = nil,
    with more: (inout AdapterOverrides) -> Void = { _ in }
  ) throws -> FeedSession {
    try registry().withCurrent {
      let text = #"{"version": 1, "scenes": {"test": [\#(components)]}}"#
      let vocabulary = SceneVocabulary(catalog: .linked, experiments: ExperimentKey.readerKeys)
      let plan = try ScenePlan(bundled: SceneFile("test.json", json: text.utf8), vocabulary: vocabulary)
      return try withAdapters {
        $0.bind((any LoadingAdapter).self, to: loading)
        $0.bind((any RenderAdapter).self, to: FakeRendering())
        more(&$0)
      } operation: {
        try FeedSession(
          sources: sources, pageStyle: PageStyle(width: 80, usesColor: false), scene: plan.scene(named: "test"),
          stateFolder: state, observer: observer, report: report)
      }
    }
  }
}

/// Has every item trimmed, as far as the session trims.
@Component("fake-trimming")
final class FakeTrimmingComponent: ListComposing {
  private let place: ComponentPlace<any FeedPage, NoSettings>

  init(_ place: ComponentPlace<any FeedPage, NoSettings>) { self.place = place }

  func compose(_ entries: inout [PageEntry]) {
    entries = entries.map { entry in
      guard case .item(var item) = entry, let trimmed = place.owner?.trim(item.item) else { return entry }
      item.item = trimmed
      return .item(item)
    }
  }
}
