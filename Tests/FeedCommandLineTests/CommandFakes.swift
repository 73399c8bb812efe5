import FeedCommandLine
import FeedFormats
import FeedReader
import Synchronization

/// A product that exists in tests only.
final class FakeIdentity: ProductIdentity {
  let name = "Example"
  let summary = "An example."
}

/// An option that exists in tests only.
final class FakeOption: CommandLineExtension {
  private let received = Mutex<String?>(nil)

  let options = [OptionSpecification("mood", value: "WORD", summary: "how it feels")]
  var mood: String? { received.withLock { $0 } }

  func apply(_ options: ParsedOptions) throws(UsageError) {
    guard let value = options.value(of: "mood") else { return }
    if value == "bad" { throw UsageError("no bad moods") }
    received.withLock { $0 = value }
  }
}

/// Reads what there is.
final class FakeLoading: LoadingAdapter {
  func load(_ source: FeedSource) throws -> FeedDocument { try source.document(limits: .default) }
}

/// Shows titles only.
final class FakeRendering: RenderAdapter {
  func heading(of titles: [String]) -> String { titles.joined(separator: "+") + "\n" }
  func render(_ item: FeedItem) -> String { item.title + "\n" }
}

/// Changes that name a component which nobody has.
final class FakeOverlay: SceneOverlay {
  let name = "example.json"
  let text = #"{"version": 1, "changes": {"newest": [{"insert": "newest-frist", "after": "newest-first"}]}}"#
}
