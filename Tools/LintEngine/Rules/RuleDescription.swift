/// A rule's name, its severity and its page.
package struct RuleDescription: Hashable, Sendable {
  /// The name in configuration, output and suppressions: `product-flag`.
  package let identifier: String
  /// One line: what it finds.
  package let summary: String
  /// The severity that it has without configuration.
  package let severity: Severity
  /// Why it matters, in a paragraph or two of Markdown.
  package let why: String
  /// Swift or JSON that leads to a finding.
  package let bad: String
  /// The same done well.
  package let good: String
  /// The language of both examples.
  package let language: String
  /// Keys of the configuration that change what it finds, with what they do.
  package let settings: [Setting]

  /// A key of the configuration.
  package struct Setting: Hashable, Sendable {
    package let key: String
    package let meaning: String

    package init(_ key: String, _ meaning: String) {
      self.key = key
      self.meaning = meaning
    }
  }

  package init(
    _ identifier: String, _ summary: String, severity: Severity, why: String, bad: String, good: String,
    language: String = "swift", settings: [Setting] = []
  ) {
    self.identifier = identifier
    self.summary = summary
    self.severity = severity
    self.why = why
    self.bad = bad
    self.good = good
    self.language = language
    self.settings = settings
  }
}
