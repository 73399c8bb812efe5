public import FeedReader

/// A command of its own, written before all options; a product may have none.
public protocol Subcommand: AnyObject, Sendable {
  /// The word that calls it.
  var name: String { get }

  /// The words that may follow the name, each form with one line for the help text.
  var forms: [(words: String, summary: String)] { get }

  /// Does what the words ask for.
  ///
  /// - Parameters:
  ///   - words: What follows the name, without options.
  ///   - folder: Where state is kept; nil where there is no such place.
  /// - Returns: What there is to say about it.
  /// - Throws: ``UsageError`` if the words make no sense; anything else if it cannot be done.
  func run(_ words: [String], in folder: StateFolder?) throws -> SubcommandReport
}

/// What a subcommand answers.
public struct SubcommandReport {
  /// The answer for `--format json`, with a `schemaVersion`.
  public let json: any Encodable

  /// The answer for reading: lines that are safe to print, each with a line feed at its end.
  public let text: String

  /// Makes an answer.
  public init(json: any Encodable, text: String) {
    self.json = json
    self.text = text
  }
}
