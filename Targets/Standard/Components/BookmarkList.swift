import FeedReader

/// The kept addresses, as the file has them.
struct BookmarkList: StateContent {
  static let fileName = "bookmarks.json"

  var schemaVersion = 1
  /// The addresses, each once, the newest last.
  var bookmarks: [Bookmark] = []

  /// One address, and when it was kept, as ISO 8601 says it.
  struct Bookmark: Codable {
    let url: String
    let added: String
  }
}
