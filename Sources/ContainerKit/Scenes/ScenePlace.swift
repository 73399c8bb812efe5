internal import PositionedJSON

/// A place in a scene file.
public struct ScenePlace: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// The line, from 1; nil for the file as a whole.
  public let line: Int?
  /// The column, in Unicode scalars from 1.
  public let column: Int?

  /// `scenes.json:4:7`.
  public var description: String {
    [file, line?.description, column?.description].compactMap(\.self).joined(separator: ":")
  }
}

extension ScenePlace {
  init(_ file: String, _ position: JSONPosition) {
    self.init(file: file, line: position.line, column: position.column)
  }

  /// The order in one file.
  static func < (left: ScenePlace, right: ScenePlace) -> Bool {
    (left.line ?? 0, left.column ?? 0) < (right.line ?? 0, right.column ?? 0)
  }
}
