import FeedFormats
import Testing

@Suite("Safe text")
struct PlainTextTests {
  @Test(
    "A line has single spaces and nothing that moves the cursor",
    arguments: [
      ("plain", "plain"), ("  two  words ", "two words"), ("a\nb\r\nc\td", "a b c d"),
      ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"),
      ("a\u{A0}\u{3000}b", "a b"), ("\u{7}bell\u{8}", "bell"), ("\u{0}nul\u{7F}", "nul"), ("", ""), (" \n ", ""),
      ("é ü 漢", "é ü 漢"),
    ])
  func line(_ text: String, _ expected: String) {
    #expect(PlainText.line(text) == expected)
  }

  @Test(
    "Terminal sequences go as a whole",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "red"), ("\u{1B}[2J\u{1B}[1;1Hx", "x"), ("\u{1B}]0;title\u{7}x", "x"),
      ("\u{1B}]8;;http://a\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
      ("\u{1B}Pdata\u{1B}\\x", "x"), ("\u{9B}31mred", "red"), ("\u{9D}0;t\u{9C}x", "x"), ("\u{1B}cx", "x"),
      ("\u{1B}(Bx", "x"), ("x\u{1B}", "x"),
      ("x\u{1B}[", "x"), ("\u{1B}]never ends", "never ends"), ("\u{1B}]one line\nnext\u{7}", "one line next"),
      ("\u{1B}\u{1B}[31mx", "x"),
    ])
  func terminal(_ text: String, _ expected: String) {
    #expect(PlainText.line(text) == expected)
  }

  @Test(
    "Controls of writing direction and hidden characters go; joiners and variation selectors stay",
    arguments: [
      ("a\u{202E}b\u{202C}", "ab"), ("\u{2066}a\u{2069}", "a"), ("\u{200F}\u{200E}\u{61C}a", "a"),
      ("a\u{200B}\u{FEFF}\u{AD}\u{2060}b", "ab"),
      ("\u{E0041}a", "a"), ("👩\u{200D}👧", "👩\u{200D}👧"), ("❤\u{FE0F}", "❤\u{FE0F}"),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ])
  func hidden(_ text: String, _ expected: String) {
    #expect(PlainText.line(text) == expected)
  }

  @Test(
    "Lines keep their breaks, one empty line at most, and what they are indented by",
    arguments: [
      ("a\nb", "a\nb"), ("a\r\nb\rc", "a\nb\nc"), ("a\n\n\n\nb", "a\n\nb"), ("\n\na\n\n", "a"), ("a  \n  b", "a\n  b"),
      ("a\n \n \nb", "a\n\nb"),
      ("  a", "a"), ("a\u{2028}b", "a\nb"), ("a\u{1B}[31m\nb", "a\nb"),
    ])
  func lines(_ text: String, _ expected: String) {
    #expect(PlainText.lines(text) == expected)
  }

  @Test("Cleaning twice changes nothing more")
  func idempotent() {
    for text in ["\u{1B}\u{1B}[[31m", "a \u{202E} b", "x\u{200B} \u{200B}y", "\n \u{0} \n a"] {
      let once = PlainText.lines(text)
      #expect(PlainText.lines(once) == once)
      let line = PlainText.line(text)
      #expect(PlainText.line(line) == line)
    }
  }
}
