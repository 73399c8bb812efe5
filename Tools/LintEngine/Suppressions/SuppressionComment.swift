internal import PositionedJSON

/// What a comment says that asks the linter to be quiet.
///
/// The grammar, of the text of a `//` or `/* */` comment without the space around it; anything else, documentation comments
/// and prose that only mentions the words included, is an ordinary comment:
///
///     comment = "servicekit:ignore" [":" ("next" / "this" / "file")] space rules [space dash space reason]
///     rules   = rule *("," rule)
///     dash    = "-" / "--" / "–" / "—"
struct SuppressionComment: Hashable {
  /// The words with which such a comment begins.
  static let prefix = "servicekit:"
  /// The prefix, and how the name is written elsewhere, with which nothing is hidden.
  static let spellings = [prefix, "ServiceKit:", "Servicekit:"]
  /// What other linters call it.
  private static let otherVerbs: Set<Substring> = ["disable", "suppress", "allow", "off", "skip"]

  var scope: SuppressionFact.Scope
  /// Each rule that it names once, in the order of the text.
  var rules: [String]
  var reason: String?
  /// The first word, as written.
  var written: String

  /// Reads a comment; nil where it is an ordinary one.
  ///
  /// - Parameter comment: the text with its `//` or `/*` and `*/`.
  init?(_ comment: String) {
    let body =
      comment.hasPrefix("/*") ? comment.dropFirst(2).dropLast(comment.hasSuffix("*/") ? 2 : 0) : comment.dropFirst(2)
    let words = body.split(whereSeparator: \.isWhitespace)
    guard let first = words.first, let prefix = Self.spellings.first(where: first.hasPrefix),
      let scope = Self.scope(of: first, words.dropFirst().first)
    else { return nil }
    self.scope = prefix == Self.prefix ? scope : .unknown
    written = String(first)
    let dash = words.firstIndex { ["-", "--", "–", "—"].contains($0) }
    rules = Self.rules(in: words[1..<(dash ?? words.count)], hasDash: dash != nil)
    let rest = dash.map { words[($0 + 1)...].joined(separator: " ") } ?? ""
    reason = rest.isEmpty ? nil : rest
  }

  /// What the first word says; nil where it has nothing to do with this.
  private static func scope(of word: Substring, _ next: Substring?) -> SuppressionFact.Scope? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).dropFirst()
    guard let verb = parts.first else { return nil }
    if verb.isEmpty { return next?.hasPrefix("ignore") == true ? .unknown : nil }
    guard verb == "ignore" else {
      if otherVerbs.contains(verb) { return .unknown }
      let isMeant = verb.hasPrefix("ignore") || (verb.count < 10 && EditDistance.between(String(verb), "ignore") <= 2)
      return isMeant ? .unknown : nil
    }
    guard let scope = parts.dropFirst().first else { return .node }
    guard parts.count == 2 else { return .unknown }
    return [.next, .this, .file].first { $0.rawValue == scope } ?? .unknown
  }

  /// The rules before the dash; without a dash only as far as commas go on, since what follows is meant as a reason.
  private static func rules(in words: ArraySlice<Substring>, hasDash: Bool) -> [String] {
    var rules: [String] = []
    var goesOn = true
    for word in words where goesOn || hasDash {
      for rule in word.split(separator: ",") where !rules.contains(String(rule)) { rules.append(String(rule)) }
      goesOn = word.hasSuffix(",")
    }
    return rules
  }
}
