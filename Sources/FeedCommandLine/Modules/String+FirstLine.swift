extension String {
  /// The text up to the first line break: of a message, the fact.
  var firstLine: String { prefix { !$0.isNewline }.description }
}
