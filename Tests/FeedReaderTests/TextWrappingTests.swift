import FeedReader
import Testing

@Suite struct TextWrappingTests {
  private func wrap(_ text: String, _ width: Int, indentation: String = "") -> [String] {
    TextWrapping(width: width, indentation: indentation).lines(of: text)
  }

  @Test("Text that fits stays on one line")
  func fits() {
    #expect(wrap("one two", 7) == ["one two"])
  }

  @Test("Lines break at spaces, and the spaces at the break disappear")
  func breaksAtSpaces() {
    #expect(wrap("one two three  four", 9) == ["one two", "three", "four"])
  }

  @Test("Runs of spaces and tabs become one space")
  func collapsesSpaces() {
    #expect(wrap("  one \t two  ", 20) == ["one two"])
  }

  @Test("A word that is longer than a line is cut")
  func cutsLongWords() {
    #expect(wrap("a abcdefghij b", 4) == ["a", "abcd", "efgh", "ij b"])
  }

  @Test("A long word is never cut before a combining mark")
  func keepsCombiningMarks() {
    #expect(wrap("e\u{301}e\u{301}e\u{301}", 2) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test("Wide characters break anywhere and count as two columns")
  func breaksBesideWideCharacters() {
    #expect(wrap("日本語の文章です", 7) == ["日本語", "の文章", "です"])
  }

  @Test("A line of wide text does not start with closing punctuation nor end with opening punctuation")
  func keepsPunctuation() {
    #expect(wrap("日本語。文", 6) == ["日本", "語。文"])
    #expect(wrap("日本「語」", 6) == ["日本", "「語」"])
  }

  @Test("Wide text and Latin words share a line")
  func mixesScripts() {
    #expect(wrap("使用Swift语言", 8) == ["使用", "Swift语", "言"])
  }

  @Test("Line breaks in the text are kept, also empty lines")
  func keepsLineBreaks() {
    #expect(wrap("one\n\ntwo\r\nthree", 10) == ["one", "", "two", "three"])
  }

  @Test("Each line starts with the indentation, which counts as part of the width")
  func indents() {
    #expect(wrap("one two three", 9, indentation: "  ") == ["  one two", "  three"])
  }

  @Test("An indentation wider than the line still leaves one column for text")
  func survivesNoRoom() {
    #expect(wrap("ab", 2, indentation: "    ") == ["    a", "    b"])
    #expect(wrap("日", 0) == ["日"])
  }

  @Test("No text gives one empty line")
  func emptyText() {
    #expect(wrap("", 10) == [""])
  }

  @Test("No line is wider than asked where characters allow it, and nothing but spaces is lost", arguments: 2...40)
  func keepsWidthAndText(width: Int) {
    let text = "A feed reader 用 for 日本語、and (brackets) as well as averyveryverylongwordindeed. Ende!"
    let lines = wrap(text, width)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
    let withoutSpaces = lines.joined().filter { $0 != " " }
    #expect(withoutSpaces == text.filter { $0 != " " })
  }
}
