import LintEngine
import PositionedJSON
import Scaffolding

/// Writes what `new` has made, or shows it.
struct ScaffoldWriting {
  let tool: ServiceKitTool
  /// The folder that paths begin in, absolute.
  let root: String
  /// Show a diff, and write nothing.
  let isDry: Bool
  /// With --edit-manifest the rows would be added.
  var canEditManifest = true

  /// Writes a scaffold.
  ///
  /// - Parameters:
  ///   - scaffold: what there is to write.
  ///   - verify: is called when it is written; what it throws takes everything back.
  /// - Returns: that all is well.
  /// - Throws: that something is there already, or cannot be written, and what `verify` throws.
  func write(_ scaffold: Scaffold, verifying verify: () throws -> Void = {}) throws -> ToolStatus {
    let files = FileChanges(root: root, scaffold.changes)
    do {
      if isDry {
        try files.check()
      } else {
        try tool.output.withoutInterrupts { try files.write(verifying: verify, unless: $0) }
      }
    } catch let error as ScaffoldingError {
      throw UsageError(error.description)
    }
    for note in scaffold.notes { tool.output.say("note: \(note)\n") }
    if isDry {
      try tool.write(UnifiedDiff.text(of: scaffold.changes))
    } else {
      try tool.write(
        scaffold.changes.map { "\($0.old == nil ? "created" : "changed") \($0.path)\n" }.joined())
    }
    try tool.write(manifestLines(scaffold.manifest))
    return try tool.show(isDry ? "" : Self.nextSteps(scaffold))
  }

  private func manifestLines(_ plan: ManifestPlan) -> String {
    guard !plan.isEmpty else { return "" }
    let ways = canEditManifest ? ", or let --edit-manifest do it" : " by hand, since it computes what it says"
    return "\nAdd to \(ManifestSource.fileName)\(ways):\n\(plan.lines)"
  }

  private static func nextSteps(_ scaffold: Scaffold) -> String {
    guard !scaffold.nextSteps.isEmpty else { return "" }
    return "\nNext steps:\n" + scaffold.nextSteps.enumerated().map { "  \($0.offset + 1). \($0.element)\n" }.joined()
  }
}
