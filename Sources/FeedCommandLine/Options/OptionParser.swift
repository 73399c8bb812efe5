/// Reads a command line against a table of options.
///
/// An option is written `--name value` or `--name=value`. The next word is not taken as a value when it starts with two
/// dashes; `--name=--value` says so explicitly. `--` ends the options.
struct OptionParser {
  /// The options that exist, in the order of the help text.
  let options: [OptionSpecification]

  /// Words that are no options are kept, as a subcommand's.
  var takesWords = false

  /// The commands that may have been meant by a first word.
  var commands: [String] = []

  /// The options of `arguments`, in the order in which they were written.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: Each option as often as it was given.
  /// - Throws: ``UsageError`` for an unknown option, a missing, empty or superfluous value, or a word that is no option
  ///   or no UTF-8.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedOptions {
    // What is no UTF-8 arrives as U+FFFD, and would name another file.
    if let word = arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw UsageError("argument '\(word)' is not UTF-8; a feed with such a name can be read with --feed - < FILE")
    }
    var parsed = ParsedOptions()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        if let extra = rest.first { throw unexpected(extra) }
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        guard takesWords else { throw unexpected(word) }
        parsed.words.append(word)
        continue
      }
      let (name, attached) = split(word)
      guard let option = options.first(where: { "--" + $0.name == name }) else { throw unknown(name) }
      guard let placeholder = option.value else {
        if attached != nil { throw UsageError("option \(name) takes no value") }
        parsed.append(option.name, nil)
        continue
      }
      var value = attached
      if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
      guard let value, !value.isEmpty else { throw UsageError("option \(name) needs a value: \(name) \(placeholder)") }
      parsed.append(option.name, value)
    }
    return parsed
  }

  private func split(_ word: String) -> (name: String, value: String?) {
    guard word.hasPrefix("--"), let equals = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<equals]), String(word[word.index(after: equals)...]))
  }

  private func unexpected(_ word: String) -> UsageError {
    if commands.contains(word) { return UsageError("the command '\(word)' stands before all options") }
    if let near = NearMatches(word, among: commands).names.first {
      return UsageError("unknown command '\(word)'; did you mean \(near)?")
    }
    return UsageError("unexpected argument '\(word)'; a feed is named with --feed")
  }

  private func unknown(_ name: String) -> UsageError {
    let known = options.map { "--" + $0.name }
    return UsageError("unknown option '\(name)'; \(NearMatches(name, among: known).suggestion)")
  }
}
