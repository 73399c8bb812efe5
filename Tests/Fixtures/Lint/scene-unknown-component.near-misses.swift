//// Sources/Cards/Cards.swift
enum Names {
  @Component("list") final class List {}
}
#if LITE
  @Component("buttons") final class SmallButtons {}
#else
  @Component("buttons") final class Buttons {}
#endif
#if LITE
  @Component("small")
#endif
final class Small {}
enum ByHand {
  @section("sk_records") @used
  private static let record: ComponentRecord.Layout = (
    1, 3, 0, 0, { out in unsafe ComponentRecord.declare(out, "bookmarks") { try Bookmarks($0.place()) } }
  )
}
//// Sources/Video/Video.swift
@MainActor @Component("video") public final class Video {}
//// Targets/Lite/main.swift
import Cards
//// Targets/Standard/main.swift
import Cards
import Video
//// Targets/Tool/main.swift
print("no components, and no scenes")
//// Scenes/scenes.json
{
  "version": 1,
  "scenes": {
    "page": [
      "list", "buttons", "bookmarks", "from-outside",
      { "component": "video", "optional": true },
      { "component": "small", "optional": true }
    ],
    "page2": ["list"]
  }
}
//// Overlays/standard.json
{
  "version": 1,
  "changes": {
    "page": [
      { "insert": { "component": "list2", "optional": true }, "after": "small" },
      { "remove": "small" },
      { "set": "video", "to": { "component": "none" } },
      { "remove": "list2" },
      { "remove": "list" },
      { "insert": "list", "before": "video" }
    ],
    "own": [{ "insert": "video", "after": "list" }]
  },
  "scenes": { "own": ["list"] }
}
//// Assignments/scenes.json
{ "version": 1, "scenes": { "page": ["none"] } }
//// Scenes/broken.txt
["none"]
