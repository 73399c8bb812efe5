import PositionedJSON

extension ParsedOptions {
  /// The one word of a command.
  ///
  /// - Throws: that there is none, or another.
  func onlyWord(_ command: String, _ what: String) throws(UsageError) -> String {
    guard let word = words.first else { throw UsageError("'\(command)' needs \(what)") }
    guard words.count == 1 else { throw UsageError("unexpected argument '\(words[1].shownInMessage)'") }
    return word
  }

  /// The names in a list with commas.
  ///
  /// - Throws: a name that is empty, or there twice.
  func names(of option: String) throws(UsageError) -> [String] {
    var names: [String] = []
    for value in values(of: option) {
      for name in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard !name.isEmpty else { throw UsageError("option --\(option) has an empty name: '\(value)'") }
        guard !names.contains(name) else {
          throw UsageError("option --\(option) has '\(name.shownInMessage)' twice")
        }
        names.append(name)
      }
    }
    return names
  }
}
