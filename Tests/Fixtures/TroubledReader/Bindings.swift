import FeedCommandLine
import FeedFormats
import FeedReader
import ServiceKit

/// A product like any other.
@Adapter((any ProductIdentity).self)
final class TroubledIdentity: ProductIdentity {
  let name = "TroubledReader"
  let summary = "Has components that are slow, that throw and that cannot be made."
}

/// Reads what there is.
@Adapter((any LoadingAdapter).self, scope: .host)
final class PlainLoading: LoadingAdapter {
  func load(_ source: FeedSource) throws -> FeedDocument { try source.document(limits: .default) }
}

/// Shows titles only.
@Adapter((any RenderAdapter).self, scope: .host)
final class TitleRendering: RenderAdapter {
  func heading(of titles: [String]) -> String { titles.joined(separator: ", ") + "\n" }
  func render(_ item: FeedItem) -> String { item.title + "\n" }
}

/// Puts its components before those that were there.
@Adapter((any SceneOverlay).self)
final class TroubledScenes: SceneOverlay {
  let name = "troubled.json"
  let text = #"""
    {
      "version": 1,
      "changes": {
        "follow": [
          { "insert": "slow", "before": "newest-first" },
          { "insert": "throwing", "before": "newest-first" },
          { "insert": "unmakeable", "before": "newest-first" }
        ]
      }
    }
    """#
}
