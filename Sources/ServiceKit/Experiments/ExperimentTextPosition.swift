/// A place in the text of an assignment file.
public struct ExperimentTextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column, in Unicode scalars from 1.
  public let column: Int

  /// `3:14`, the line and the column.
  public var description: String { "\(line):\(column)" }

  /// Counts lines and columns up to a byte.
  ///
  /// - Parameters:
  ///   - offset: the byte's index, at most the number of bytes.
  ///   - bytes: the UTF-8 text.
  init(offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    // Every scalar has exactly one byte that continues none.
    column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count { $0 & 0xC0 != 0x80 } + 1
  }
}
