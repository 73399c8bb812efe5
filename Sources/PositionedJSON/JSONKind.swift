/// What a value of JSON is.
public enum JSONKind: Sendable {
  /// A text in quotation marks.
  case text
  /// A number.
  case number
  /// `true` or `false`.
  case truthValue
  /// A list in brackets.
  case list
  /// Members in braces.
  case object
  /// `null`.
  case null

  /// The words of messages: `a list`.
  var words: String {
    switch self {
    case .text: "a text"
    case .number: "a number"
    case .truthValue: "true or false"
    case .list: "a list"
    case .object: "an object"
    case .null: "null"
    }
  }
}
