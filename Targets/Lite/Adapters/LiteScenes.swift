import FeedReader
import ServiceKit

/// Puts the data saver, which only this product has, into every scene.
@Adapter((any SceneOverlay).self)
final class LiteScenes: SceneOverlay {
  let name = "lite.json"
  let text = #"""
    {
      "version": 1,
      "changes": {
        "newest": [ { "insert": "data-saver", "after": "newest-first" } ],
        "recommend": [ { "insert": "data-saver", "after": "newest-first" } ],
        "follow": [ { "insert": "data-saver", "after": "grouped-by-feed" } ]
      }
    }
    """#
}
