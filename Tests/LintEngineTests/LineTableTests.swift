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
}
