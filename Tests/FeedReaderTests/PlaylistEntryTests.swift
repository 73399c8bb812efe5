import FeedFormats
import FeedReader
import Testing

@Suite struct PlaylistEntryTests {
  private let item = FeedItem(
    id: "1", title: "Episode",
    enclosures: [
      FeedEnclosure(url: "https://media.example/1.mp3", duration: 59.6),
      FeedEnclosure(url: "https://media.example/1.mp4", title: "The film"),
      FeedEnclosure(url: "https://media.example/1.jpg"),
      FeedEnclosure(url: "https://media.example/1.pdf"),
    ])

  @Test("Only enclosures of the kinds asked for become entries, in the order of the feed")
  func kinds() {
    let audio = PlaylistEntry.entries(of: item, playing: [.audio])
    let both = PlaylistEntry.entries(of: item, playing: [.audio, .video])
    #expect(audio.map(\.address) == ["https://media.example/1.mp3"])
    #expect(both.map(\.address) == ["https://media.example/1.mp3", "https://media.example/1.mp4"])
  }

  @Test("An entry is called like its enclosure, or else like its item")
  func titles() {
    #expect(PlaylistEntry.entries(of: item, playing: [.audio, .video]).map(\.title) == ["Episode", "The film"])
  }

  @Test(
    "Durations are rounded to whole seconds; odd ones count as unknown",
    arguments: [
      (59.6, 60), (0.2, nil), (-3, nil), (.infinity, nil), (.nan, nil), (1e300, nil),
    ] as [(Double, Int?)])
  func durations(duration: Double, seconds: Int?) {
    let item = FeedItem(
      id: "1", title: "x", enclosures: [FeedEnclosure(url: "https://media.example/1.mp3", duration: duration)])
    #expect(PlaylistEntry.entries(of: item, playing: [.audio]).map(\.seconds) == [seconds])
  }

  @Test("An item without media has no entries")
  func nothing() {
    #expect(PlaylistEntry.entries(of: FeedItem(id: "1", title: "x"), playing: [.audio, .video]).isEmpty)
  }
}
