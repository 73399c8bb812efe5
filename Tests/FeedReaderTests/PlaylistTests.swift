import FeedReader
import Testing

@Suite struct PlaylistTests {
  @Test("A playlist is an extended M3U file with one pair of lines for each entry")
  func text() throws {
    let known = try #require(PlaylistEntry(title: "One", address: "https://media.example/1.mp3", seconds: 61))
    let unknown = try #require(PlaylistEntry(title: "Two", address: "http://media.example/2.mp4"))
    let expected = """
      #EXTM3U
      #EXTINF:61,One
      https://media.example/1.mp3
      #EXTINF:-1,Two
      http://media.example/2.mp4

      """
    #expect(Playlist([known, unknown]).text == expected)
  }

  @Test("A playlist without entries is its heading alone")
  func empty() {
    #expect(Playlist([]).text == "#EXTM3U\n")
  }

  @Test("The same address is played once")
  func duplicates() throws {
    let first = try #require(PlaylistEntry(title: "First", address: "https://media.example/1.mp3"))
    let second = try #require(PlaylistEntry(title: "Second", address: "https://media.example/1.mp3"))
    #expect(Playlist([first, second]).entries == [first])
  }

  @Test(
    "A title cannot add lines to the playlist",
    arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{85}b", "a\n\n#EXTINF:1,x\nb"])
  func titleStaysOnItsLine(title: String) throws {
    let entry = try #require(PlaylistEntry(title: title, address: "https://media.example/1.mp3"))
    #expect(Playlist([entry]).text.split(whereSeparator: \.isNewline).count == 3)
  }

  @Test(
    "Only http and https addresses on one line can be played",
    arguments: [
      "file:///etc/passwd", "javascript:alert(1)", "data:audio/mp3;base64,", "/relative.mp3", "",
      "https://a.example/\n#EXTINF",
      "https://a.example/\u{1B}[0m", "https://a.example/a b", "ftp://a.example/1.mp3", "https://a.example/\u{202E}3pm",
    ])
  func refusedAddresses(address: String) {
    #expect(PlaylistEntry(title: "x", address: address) == nil)
  }

  @Test("The scheme of an address may be written in capitals")
  func schemeInCapitals() {
    #expect(PlaylistEntry(title: "x", address: "HTTPS://media.example/1.mp3") != nil)
  }

  @Test("A length that is not positive counts as unknown", arguments: [0, -5])
  func oddLengths(seconds: Int) throws {
    let entry = try #require(PlaylistEntry(title: "x", address: "https://media.example/1.mp3", seconds: seconds))
    #expect(entry.seconds == nil)
  }
}
