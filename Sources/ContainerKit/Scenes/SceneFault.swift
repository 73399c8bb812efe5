internal import PositionedJSON

/// Something that is wrong in a scene file.
public struct SceneFault: Hashable, Sendable, CustomStringConvertible {
  /// Where it is.
  public let place: ScenePlace
  /// The keys and indices that lead there, `scenes.recommend[2].gate`; empty for the file as a whole.
  public let path: String
  /// What is wrong, and what would be right.
  public let fact: String

  /// Place, path and fact in one line.
  public var description: String { path.isEmpty ? "\(place): \(fact)" : "\(place): \(path): \(fact)" }

  /// A fault of a file as a whole.
  init(file: String, _ fact: String) {
    place = ScenePlace(file: file, line: nil, column: nil)
    path = ""
    self.fact = fact
  }

  init(_ error: JSONError, in file: String) {
    place = ScenePlace(file, error.position)
    path = error.path
    fact = error.fact
  }
}

extension String {
  /// That there is no scene with a name.
  static func unknownScene(_ name: String, among names: [String]) -> String {
    "there is no scene '\(name.shownInMessage)'; \(NearNames(name, among: names).suggestion)"
  }
}
