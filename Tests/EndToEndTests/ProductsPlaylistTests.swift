import Foundation
import Testing

@Suite struct ProductsPlaylistTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Standard puts audio and video of the shown items into the playlist")
  func audioAndVideo() throws {
    let run = try ProductRun(.standard, "--playlist", folder.file("list.m3u"))
    #expect(run.status == 0)
    #expect(run.lines.suffix(2) == ["Playlist: 3 entries in \(folder.file("list.m3u"))", ""])
    let expected = """
      #EXTM3U
      #EXTINF:1865,Episode 12: The fog signal
      https://media.tidewater.example/12.mp3
      #EXTINF:187,Watch: splicing an eye in three minutes
      https://media.tidewater.example/splice.mp4
      #EXTINF:3760,Episode 11: Salt in the bread
      https://media.tidewater.example/11.m4a

      """
    #expect(try folder.text(of: "list.m3u") == expected)
    #expect(try folder.names == ["list.m3u"])
  }

  @Test("Lite puts audio only into the playlist")
  func audioOnly() throws {
    let run = try ProductRun(.lite, "--playlist", folder.file("list.m3u"))
    #expect(run.status == 0)
    let expected = """
      #EXTM3U
      #EXTINF:1865,Episode 12: The fog signal
      https://media.tidewater.example/12.mp3
      #EXTINF:3760,Episode 11: Salt in the bread
      https://media.tidewater.example/11.m4a

      """
    #expect(try folder.text(of: "list.m3u") == expected)
  }

  @Test("With JSON on standard output the note about the playlist goes to standard error")
  func besideJSON() throws {
    let path = folder.file("list.m3u")
    let run = try ProductRun(.standard, "--playlist", path, "--format", "json", "--limit", "2")
    #expect(run.status == 0)
    #expect(try run.json["schemaVersion"] as? Int == 1)
    #expect(run.errors == "Standard: Playlist: 1 entry in \(path)\n")
  }

  @Test(
    "Where nothing is played in this run there is no playlist, and the error says why",
    arguments: BuiltProduct.allCases)
  func playbackOff(product: BuiltProduct) throws {
    let path = folder.file("list.m3u")
    let run = try ProductRun(product, "--experiment", "autoplay=off", "--playlist", path)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(
      run.errors
        == "\(product.rawValue): \(path): not written, because nothing is played in this run (autoplay is off)\n")
    #expect(try folder.names == [])
  }

  @Test("A variant can be forced to what it is anyway, and the last one counts", arguments: BuiltProduct.allCases)
  func playbackOn(product: BuiltProduct) throws {
    let run = try ProductRun(
      product, "--experiment=autoplay=off", "--experiment=autoplay=on", "--playlist", folder.file("list.m3u"))
    #expect(run.status == 0)
    #expect(try folder.names == ["list.m3u"])
  }

  @Test("An unwritable playlist is an error and leaves nothing behind", arguments: BuiltProduct.allCases)
  func unwritable(product: BuiltProduct) throws {
    let missing = folder.file("none/list.m3u")
    let cases = [(missing, "no such file or folder"), (folder.path, "is a directory")]
    for (path, reason) in cases {
      let run = try ProductRun(product, "--playlist", path)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.errors == "\(product.rawValue): \(path): \(reason)\n")
      #expect(try folder.names == [])
    }
  }

  @Test("A playlist that exists is replaced as a whole, and kept when no feed can be read")
  func replaced() throws {
    let path = try folder.written("old", as: "list.m3u")
    let failed = try ProductRun(.standard, "--feed", folder.file("none.xml"), "--playlist", path)
    #expect(failed.status == 1)
    #expect(try folder.text(of: "list.m3u") == "old")
    let done = try ProductRun(.standard, "--playlist", path)
    #expect(done.status == 0)
    #expect(try folder.text(of: "list.m3u").hasPrefix("#EXTM3U\n"))
  }

  @Test("With one bad feed the playlist has the media of the others")
  func partial() throws {
    let good = try folder.written(
      ProductsFeeds.rss(
        ProductsFeeds.item("Good", "<enclosure url=\"https://test.example/a.mp3\" type=\"audio/mpeg\" length=\"1\"/>")),
      as: "good.xml")
    let run = try ProductRun(
      .standard, "--feed", folder.file("none.xml"), "--feed", good, "--playlist", folder.file("list.m3u"))
    #expect(run.status == 1)
    #expect(try folder.text(of: "list.m3u") == "#EXTM3U\n#EXTINF:-1,Good\nhttps://test.example/a.mp3\n")
  }
}
