/// A place in a JSON text.
public struct JSONPosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1; a line feed ends one.
  public var line: Int
  /// The column, in Unicode scalars from 1.
  public var column: Int
  /// The byte, from 0.
  public var offset: Int

  /// A place in a text.
  ///
  /// - Parameters:
  ///   - line: the line, from 1.
  ///   - column: the column, in Unicode scalars from 1.
  ///   - offset: the byte, from 0.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// `3:14`, the line and the column.
  public var description: String { "\(line):\(column)" }

  /// The order in the text.
  public static func < (left: JSONPosition, right: JSONPosition) -> Bool { left.offset < right.offset }

  /// Goes over bytes, each of them once: every scalar has exactly one byte that continues none.
  mutating func advance(to end: Int, in bytes: [UInt8]) {
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
