/// Something that a rule found.
public struct LintFinding: Codable, Hashable, Sendable {
  /// How much a finding counts.
  public enum Severity: String, Codable, Hashable, Sendable {
    /// Shown; fails a strict run only.
    case warning
    /// Fails a run.
    case error
  }

  /// Another place that belongs to a finding.
  public struct Related: Codable, Hashable, Sendable {
    /// What is there.
    public var message: String
    /// The path from the root of the project, with `/`, as the file system has it; not escaped.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1, as the compiler counts.
    public var column: Int
    /// The column in UTF-16 code units, from 1, as editors count.
    public var utf16Column: Int

    /// Makes a related place from its parts.
    public init(message: String, path: String, line: Int, column: Int, utf16Column: Int) {
      self.message = message
      self.path = path
      self.line = line
      self.column = column
      self.utf16Column = utf16Column
    }
  }

  /// The identifier of the rule, which `servicekit explain` takes.
  public var rule: String
  /// How much it counts, as configured.
  public var severity: Severity
  /// The fact, in one line without a full stop.
  public var message: String
  /// The path from the root of the project, with `/`, as the file system has it; not escaped.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1, as the compiler counts.
  public var column: Int
  /// The column in UTF-16 code units, from 1, as editors count.
  public var utf16Column: Int
  /// Other places, in the order in which they are worth reading.
  public var related: [Related]
  /// What can be done, each one line.
  public var waysOut: [String]
  /// The products for which it holds, sorted; empty where products do not matter.
  public var products: [String]
  /// Sixteen hexadecimal digits that stay the same while lines move, the file moves, or neighbours are renamed.
  public var fingerprint: String

  /// Makes a finding from its parts.
  public init(
    rule: String, severity: Severity, message: String, path: String, line: Int, column: Int, utf16Column: Int,
    related: [Related] = [], waysOut: [String] = [], products: [String] = [], fingerprint: String
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.path = path
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
    self.related = related
    self.waysOut = waysOut
    self.products = products
    self.fingerprint = fingerprint
  }
}
