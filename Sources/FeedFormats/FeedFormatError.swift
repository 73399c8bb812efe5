/// A document that is refused: which one, where, why, and what can be done about it.
public struct FeedFormatError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the document as the caller gave it, made safe to print.
  public var name: String
  /// The line of the fault, from 1; nil when the fault has no place.
  public var line: Int?
  /// The column of the fault in characters, from 1; nil when only the line is known.
  public var column: Int?
  /// What is wrong, as the rest of a sentence that starts with the name.
  public var fact: String
  /// What the reader can do about it, as a sentence.
  public var wayOut: String

  /// Makes an error from its parts.
  public init(name: String, line: Int? = nil, column: Int? = nil, fact: String, wayOut: String) {
    self.name = PlainText.line(name)
    self.line = line
    self.column = column
    self.fact = fact
    self.wayOut = wayOut
  }

  /// The whole error on one line: name, line and column with colons between them, the fact, the way out.
  public var description: String {
    let place = ([name] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    return "\(place): \(fact). \(wayOut)"
  }
}
