import Testing

@testable import FeedCommandLine

@Suite struct NearMatchesTests {
  @Test(
    "The distance is the number of insertions, deletions, replacements and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "abd", 1),
      ("abc", "ab", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, distance: Int) {
    #expect(NearMatches.distance(first, second) == distance)
    #expect(NearMatches.distance(second, first) == distance)
  }

  @Test("Near names come nearest first, then in their own order")
  func order() {
    #expect(
      NearMatches("formats", among: ["formal", "format", "normals", "zebra"]).names == ["format", "formal", "normals"])
  }

  @Test("At most three near names are suggested")
  func suggestionIsShort() {
    let suggestion = NearMatches("aaa", among: ["aab", "aac", "aad", "aae"]).suggestion
    #expect(suggestion == "did you mean aab or aac or aad?")
  }

  @Test("Without a near name everything is listed")
  func nothingNear() {
    #expect(NearMatches("zzz", among: ["on", "off"]).suggestion == "known are on, off")
  }
}
