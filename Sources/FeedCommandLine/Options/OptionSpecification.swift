/// One option of the command line: its name, its value and what it is for.
public struct OptionSpecification: Sendable, Hashable {
  /// The name without its two dashes.
  public let name: String

  /// What the value is called in the help text, or nil for an option without a value.
  public let value: String?

  /// One line for the help text.
  public let summary: String

  /// Makes a specification; leave out `value` for an option that takes none.
  public init(_ name: String, value: String? = nil, summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}
