/// A list of things to play, written as an extended M3U file.
///
/// Source of the format: `#EXTM3U` on the first line, then for each entry `#EXTINF:seconds,title` and its address; a
/// length of -1 means unknown. The text is UTF-8 with one line feed after each line.
public struct Playlist: Sendable, Hashable {
  /// The entries in playing order.
  public let entries: [PlaylistEntry]

  /// Makes a playlist; of entries with the same address only the first is kept.
  public init(_ entries: [PlaylistEntry]) {
    var seen: Set<String> = []
    self.entries = entries.filter { seen.insert($0.address).inserted }
  }

  /// The content of the file.
  public var text: String {
    entries.reduce(into: "#EXTM3U\n") { text, entry in
      text += "#EXTINF:\(entry.seconds ?? -1),\(entry.title)\n\(entry.address)\n"
    }
  }
}
