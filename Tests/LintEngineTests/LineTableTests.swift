import Testing

@testable import LintEngine

struct LineTableTests {
  @Test func `Columns count bytes and UTF-16 units`() {
    let table = LineTable(Array("let é😀x\r\ny\rz".utf8))
    #expect(table.position(0) == SourcePosition(offset: 0, line: 1, column: 1, utf16Column: 1))
    #expect(table.position(10) == SourcePosition(offset: 10, line: 1, column: 11, utf16Column: 8))
    #expect(table.position(13).line == 2)
    #expect(table.position(15).line == 3)
    #expect(table.position(99).line == 3)
  }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 8192, 12_000, 20_000])
  func `Columns of a long line are counted from its start`(letters: Int) {
    let table = LineTable(Array("é\n😀\(String(repeating: "é", count: 10_000))\nx".utf8))
    let offset = min(7 + letters * 2, 20_007)
    let units = 2 + (offset - 7) / 2
    #expect(
      table.position(offset) == SourcePosition(offset: offset, line: 2, column: offset - 2, utf16Column: units + 1))
  }
}
