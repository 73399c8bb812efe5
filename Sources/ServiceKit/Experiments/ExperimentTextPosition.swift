/// A place in the text of an assignment file.
public struct ExperimentTextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// The column, in Unicode scalars from 1.
  public let column: Int

  /// `3:14`, the line and the column.
  public var description: String { "\(line):\(column)" }
}
