/// The scenes that all products share: which components a page has, in which order.
///
/// A component that is not in every product is optional here, or is inserted by the overlay of its product.
public enum BundledScenes {
  /// The name that messages give the file.
  public static let name = "scenes.json"

  /// The scene of a page for which nobody asks for another.
  public static let usual = "newest"

  /// The scene file.
  public static let text = #"""
    {
      "version": 1,
      "scenes": {
        "newest": [
          "feed-monitor",
          "reading-progress",
          "newest-first",
          { "component": "bookmarks", "optional": true },
          { "component": "autoplay", "gate": { "experiment": "autoplay" } }
        ],
        "recommend": [
          "feed-monitor",
          "reading-progress",
          "deduplication",
          "newest-first",
          { "component": "interest-card", "settings": { "every": 3 } },
          { "component": "bookmarks", "optional": true },
          { "component": "autoplay", "gate": { "experiment": "autoplay" } }
        ],
        "follow": [
          "feed-monitor",
          "reading-progress",
          "newest-first",
          "unread-first",
          "grouped-by-feed",
          { "component": "bookmarks", "optional": true },
          { "component": "autoplay", "gate": { "experiment": "autoplay" } }
        ]
      }
    }
    """#
}
