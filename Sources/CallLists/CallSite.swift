/// An event, and the place in the source that sends it.
public struct CallSite: Sendable, CustomStringConvertible {
  /// The event's name; for a channel, the method that forwards it.
  public let event: StaticString
  /// Module and file.
  public let fileID: StaticString
  /// The line.
  public let line: UInt

  /// Makes a call site.
  @inlinable
  public init(event: StaticString, fileID: StaticString, line: UInt) {
    self.event = event
    self.fileID = fileID
    self.line = line
  }

  /// The event with file and line.
  public var description: String { "\(event) (\(fileID):\(line))" }
}
