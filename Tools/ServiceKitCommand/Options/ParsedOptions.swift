import PositionedJSON

/// The options and words of one command line, in the order in which they were written.
struct ParsedOptions: Sendable {
  private var entries: [(name: String, value: String?)] = []
  /// The words that are no options.
  var words: [String] = []

  mutating func append(_ name: String, _ value: String?) { entries.append((name, value)) }

  /// The option was given.
  func contains(_ name: String) -> Bool { entries.contains { $0.name == name } }

  /// Every value of an option.
  func values(of name: String) -> [String] { entries.compactMap { $0.name == name ? $0.value : nil } }

  /// The options in order, for those whose order among one another matters.
  func values(of names: Set<String>) -> [(name: String, value: String)] {
    entries.compactMap { entry in names.contains(entry.name) ? entry.value.map { (entry.name, $0) } : nil }
  }

  /// The value of an option that may be given once.
  ///
  /// - Throws: that it was given twice, with what.
  func value(of name: String) throws(UsageError) -> String? {
    let values = values(of: name)
    guard values.count > 1 else { return values.first }
    throw UsageError("option --\(name) is given more than once: '\(values[0])' and '\(values[1])'")
  }

  /// The value of an option as a whole number.
  func number(of name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let value = try value(of: name) else { return nil }
    guard value.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(value), range.contains(number) else {
      throw UsageError(
        "option --\(name) needs a whole number from \(range.lowerBound) to \(range.upperBound), not '\(value)'")
    }
    return number
  }

  /// The value of an option that has a fixed set of them.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of name: String, _: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = try value(of: name) else { return nil }
    return try Self.choice(value, "option --\(name) has no value")
  }

  /// The case of a name, or what may have been meant.
  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: String, _ fact: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: value) { return choice }
    let suggestion = NearNames(value, among: Choice.allCases.map(\.rawValue)).suggestion
    throw UsageError("\(fact) '\(value.shownInMessage)'; \(suggestion)")
  }
}
