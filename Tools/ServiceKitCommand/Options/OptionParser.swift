import PositionedJSON

/// Reads a command line against a table of options.
///
/// An option is written `--name value` or `--name=value`. The next word is not taken as a value when it begins with two
/// dashes; `--` ends the options.
struct OptionParser {
  let options: [OptionSpecification]
  /// Words that are no options are kept.
  let takesWords: Bool

  /// Reads the words behind the command.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedOptions {
    var parsed = ParsedOptions()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        for extra in rest { try append(extra, to: &parsed) }
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        try append(word, to: &parsed)
        continue
      }
      try parseOption(word, &rest, into: &parsed)
    }
    return parsed
  }

  private func append(_ word: String, to parsed: inout ParsedOptions) throws(UsageError) {
    guard takesWords else { throw UsageError("unexpected argument '\(word.shownInMessage)'") }
    guard !word.isEmpty else { throw UsageError("an argument is empty") }
    parsed.words.append(word)
  }

  private func parseOption(
    _ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedOptions
  ) throws(UsageError) {
    let (name, attached) = split(word)
    guard let option = options.first(where: { "--" + $0.name == name }) else { throw unknown(name) }
    guard let placeholder = option.value else {
      if attached != nil { throw UsageError("option \(name) takes no value") }
      return parsed.append(option.name, nil)
    }
    var values = attached.map { [$0] } ?? []
    while values.isEmpty || option.arity == .many, attached == nil, let next = rest.first, !next.hasPrefix("--") {
      values.append(next)
      rest.removeFirst()
    }
    guard !values.isEmpty, !values.contains("") else {
      throw UsageError("option \(name) needs a value: \(name) \(placeholder)")
    }
    for value in values { parsed.append(option.name, value) }
  }

  private func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func unknown(_ name: String) -> UsageError {
    let near = NearNames(name, among: options.map { "--" + $0.name }).suggestion
    return UsageError("unknown option '\(name.shownInMessage)'; \(near)")
  }
}
