/// A place in a source file.
package struct SourcePosition: Codable, Hashable, Sendable {
  /// Bytes before it in the file.
  package var offset: Int
  /// The line, from 1.
  package var line: Int
  /// The column in UTF-8 bytes, from 1, as the compiler prints it.
  package var column: Int
  /// The column in UTF-16 code units, from 1.
  package var utf16Column: Int

  /// Makes a position from its parts.
  package init(offset: Int, line: Int, column: Int, utf16Column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
  }

  /// The first byte of a file.
  package static let start = SourcePosition(offset: 0, line: 1, column: 1, utf16Column: 1)
}
