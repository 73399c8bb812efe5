/// Why assignments cannot be used: the entry that is wrong, and what is wrong with it.
///
/// Nothing of such assignments is applied.
public struct ExperimentAssignmentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The entry: `experiments[1].arms[0].weight`; empty for the value as a whole.
  public let path: String
  /// What is wrong with it.
  public let fact: String
  /// Where it is in the text, if that is known: for what ``ExperimentAssignments/init(json:)`` refuses.
  public internal(set) var position: ExperimentTextPosition?
  /// The key of the entry that is wrong itself.
  let key: String?

  init(path: String, fact: String, position: ExperimentTextPosition? = nil, key: String? = nil) {
    self.path = path
    self.fact = fact
    self.position = position
    self.key = key
  }

  /// The line and the column, if they are known, the entry and the fact, in one line.
  public var description: String { (position.map { "\($0): " } ?? "") + entryAndFact }

  /// The entry and the fact, without the line and the column: for messages that put those behind the name of the file.
  public var entryAndFact: String { path.isEmpty ? fact : "\(path): \(fact)" }
}

extension ExperimentAssignmentError {
  static func version(_ version: Int, at path: String) -> ExperimentAssignmentError {
    ExperimentAssignmentError(
      path: path, fact: "\(version) is no version that is read here; \(ExperimentAssignments.supportedVersion) is")
  }

  /// Says in our words what a decoder found.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self.init(path: Self.path(context.codingPath), fact: "there is no '\(key.stringValue)'")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(path: Self.path(context.codingPath), fact: "this is no \(Self.word(for: type))")
    case .dataCorrupted(let context):
      self.init(path: Self.path(context.codingPath), fact: context.debugDescription)
    @unknown default:
      self.init(path: "", fact: "\(error)")
    }
  }

  static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }

  private static func word(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type: "whole number"
    case is Bool.Type: "truth value"
    case is [Any].Type: "list"
    default: "object"
    }
  }
}
