/// Something that is wrong in a JSON text, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the text.
  public var position: JSONPosition
  /// The keys and indices that lead there, `scenes.recommend[2].gate`; empty for the whole, and where the text is no JSON.
  ///
  /// Keys are shortened, and shown without control characters.
  public var path: String
  /// What is wrong, and what would be right.
  public var fact: String

  /// An error at a place.
  ///
  /// - Parameters:
  ///   - position: where in the text.
  ///   - path: the keys and indices that lead there.
  ///   - fact: what is wrong, and what would be right.
  public init(position: JSONPosition, path: String = "", fact: String) {
    self.position = position
    self.path = path
    self.fact = fact
  }

  /// Place, path and fact in one line: `4:12: scenes.recommend[2].gate: there is no 'experiment'`.
  public var description: String { path.isEmpty ? "\(position): \(fact)" : "\(position): \(path): \(fact)" }
}
