/// The options of one command line, in the order in which they were written.
public struct ParsedOptions: Sendable {
  private var entries: [(name: String, value: String?)] = []

  /// The words that are no options.
  var words: [String] = []

  /// Makes a set without options.
  public init() {}

  /// Adds an option at the end.
  public mutating func append(_ name: String, _ value: String?) {
    entries.append((name, value))
  }

  /// Whether an option was given at all.
  public func contains(_ name: String) -> Bool {
    entries.contains { $0.name == name }
  }

  /// Every value of an option, in order.
  public func values(of name: String) -> [String] {
    entries.compactMap { $0.name == name ? $0.value : nil }
  }

  /// The value of an option; of several the last one counts.
  public func value(of name: String) -> String? {
    values(of: name).last
  }

  /// The value of an option as a whole number.
  ///
  /// - Throws: ``UsageError`` if the value is no whole number in `range`.
  public func number(of name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let value = value(of: name) else { return nil }
    let isPlain = value.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    guard isPlain, let number = Int(value), range.contains(number) else {
      let bounds = "from \(range.lowerBound) to \(range.upperBound)"
      throw UsageError("option --\(name) needs a whole number \(bounds), not '\(value)'")
    }
    return number
  }

  /// The value of an option that has a fixed set of them.
  ///
  /// - Throws: ``UsageError`` if the value is none of the raw values, naming the nearest.
  public func choice<Choice: RawRepresentable & CaseIterable>(
    of name: String, _: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let value = value(of: name) else { return nil }
    if let choice = Choice(rawValue: value) { return choice }
    let suggestion = NearMatches(value, among: Choice.allCases.map(\.rawValue)).suggestion
    throw UsageError("option --\(name) has no value '\(value)'; \(suggestion)")
  }
}
