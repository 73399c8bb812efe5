/// Finds the line and the column of an offset into a text in UTF-8.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]

  /// Looks for the line ends: `\n`, `\r\n` and `\r`, as the compiler does.
  ///
  /// - Complexity: O(n) in the bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(offset) }
    }
    self.starts = starts
  }

  /// The lines, an empty last one included.
  package var count: Int { starts.count }

  /// The byte at an offset; nil outside the text.
  package func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// The place of an offset; the end of the text for what is behind it.
  ///
  /// - Complexity: O(log l) in the lines, O(c) in the column.
  package func position(_ offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let before = bytes[starts[line]..<offset]
    // A scalar of four bytes is two units, any other one.
    let units = before.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return SourcePosition(offset: offset, line: line + 1, column: before.count + 1, utf16Column: units + 1)
  }

  /// The bytes of a line, from 1, with its end.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
    return starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)
  }

  private func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
