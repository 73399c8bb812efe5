/// Finds the line and the column of an offset into a text in UTF-8.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let starts: [Int]
  /// In a file with a long line, the UTF-16 units before each step; empty in others.
  private let units: [Int]

  /// How far a position counts at most.
  private static let step = 4096

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
    let ends = starts.dropFirst() + [bytes.count]
    let hasLongLine = zip(starts, ends).contains { $1 - $0 > Self.step }
    units = hasLongLine ? Self.units(in: bytes) : []
  }

  /// The lines, an empty last one included.
  package var count: Int { starts.count }

  /// The byte at an offset; nil outside the text.
  package func byte(at offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// The place of an offset; the end of the text for what is behind it.
  ///
  /// - Complexity: O(log l) in the lines; what it counts is limited, however long the line is.
  package func position(_ offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let start = starts[line]
    let count =
      offset - start > Self.step ? units(before: offset) - units(before: start) : Self.units(bytes[start..<offset])
    return SourcePosition(offset: offset, line: line + 1, column: offset - start + 1, utf16Column: count + 1)
  }

  private static func units(in bytes: [UInt8]) -> [Int] {
    var sum = 0
    return stride(from: 0, through: bytes.count, by: step).map { start in
      defer { sum += units(bytes[start..<min(start + step, bytes.count)]) }
      return sum
    }
  }

  /// The units in the file before an offset.
  private func units(before offset: Int) -> Int {
    let index = offset / Self.step
    guard units.indices.contains(index) else { return Self.units(bytes[..<offset]) }
    return units[index] + Self.units(bytes[(index * Self.step)..<offset])
  }

  /// A scalar of four bytes is two units, any other one.
  private static func units(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  /// The bytes of a line, from 1, with its end.
  package func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
    return starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)
  }

  /// The line of an offset, from 0.
  ///
  /// - Complexity: O(log l) in the lines.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
