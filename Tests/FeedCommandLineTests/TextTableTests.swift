import Testing

@testable import FeedCommandLine

@Suite struct TextTableTests {
  @Test("Columns line up, also beside wide characters, and lines have no spaces at their end")
  func lineUp() {
    let table = TextTable(header: ["A", "BB", "C"], rows: [["日本", "x", ""], ["y", "longer", "z"]])
    let expected = """
      A     BB      C
      日本  x
      y     longer  z

      """
    #expect(table.text == expected)
  }

  @Test("A table without rows is its header")
  func empty() {
    #expect(TextTable(header: ["A", "B"], rows: []).text == "A  B\n")
  }
}
