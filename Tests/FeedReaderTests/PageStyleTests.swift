import FeedReader
import Testing

@Suite struct PageStyleTests {
  @Test(
    "A width outside the useful range moves to its nearer end",
    arguments: [(1, 20), (20, 20), (80, 80), (5_000, 1_000)])
  func clampsWidth(asked: Int, width: Int) {
    #expect(PageStyle(width: asked, usesColor: false).width == width)
  }

  @Test("Without colour a style changes nothing")
  func plain() {
    #expect(PageStyle(width: 80, usesColor: false).styled("text", .title) == "text")
  }

  @Test("With colour a style is switched on before the text and everything off after it")
  func colored() {
    #expect(PageStyle(width: 80, usesColor: true).styled("text", .link) == "\u{1B}[4;34mtext\u{1B}[0m")
  }

  @Test("With colour no text gets no control sequences")
  func coloredNothing() {
    #expect(PageStyle(width: 80, usesColor: true).styled("", .bold).isEmpty)
  }
}
