/// The numbers of a run.
public struct LintSummary: Codable, Hashable, Sendable {
  /// Findings that are errors.
  public var errors: Int
  /// Findings that are warnings.
  public var warnings: Int
  /// Files that were looked at.
  public var files: Int
  /// Findings that comments in the code hide; they are not in the document.
  public var hiddenBySuppressions: Int
  /// Findings that the baseline hides; they are not in the document.
  public var hiddenByBaseline: Int
  /// Findings of the baseline that no longer occur.
  public var staleInBaseline: Int

  /// Makes a summary from its numbers.
  public init(
    errors: Int, warnings: Int, files: Int, hiddenBySuppressions: Int = 0, hiddenByBaseline: Int = 0,
    staleInBaseline: Int = 0
  ) {
    self.errors = errors
    self.warnings = warnings
    self.files = files
    self.hiddenBySuppressions = hiddenBySuppressions
    self.hiddenByBaseline = hiddenByBaseline
    self.staleInBaseline = staleInBaseline
  }
}
