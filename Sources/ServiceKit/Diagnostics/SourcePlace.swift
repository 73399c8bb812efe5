/// Where something was declared: never an absolute path.
public struct SourcePlace: Hashable, Sendable, Codable, CustomStringConvertible {
  /// `Module/File.swift`.
  public var fileID: String
  /// The line, from 1.
  public var line: Int

  /// Names a place.
  ///
  /// - Parameters:
  ///   - fileID: `Module/File.swift`, as `#fileID` gives it.
  ///   - line: the line, from 1.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The module, the part of the file's identity before the first slash.
  public var module: String { String(fileID.prefix { $0 != "/" }) }

  /// `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}
