/// What is to be written, before any of it is.
package struct Scaffold: Sendable {
  /// Files that are made, and files other than the manifest that are changed.
  package var changes: [FileChange] = []
  /// What the manifest has to say.
  package var manifest = ManifestPlan()
  /// What else there is to know before it is written, each a line.
  package var notes: [String] = []
  /// What to do then, each a line.
  package var nextSteps: [String] = []

  package init() {}

  /// The scaffold with the edited manifest among its changes.
  ///
  /// - Parameter package: the package whose manifest it is.
  /// - Returns: one without rows.
  /// - Throws: that the manifest lacks a package, or that nobody knows where the rows go, with the rows.
  package func editing(_ package: PackageOutline) throws(ScaffoldingError) -> Scaffold {
    guard !manifest.isEmpty else { return self }
    let source = try ManifestSource(package.manifestBytes)
    if let fact = manifest.missingPackage(in: source) { throw ScaffoldingError("\(fact); nothing was written") }
    var scaffold = self
    let text = try manifest.text(in: source)
    if text != source.text {
      scaffold.changes.append(
        FileChange(path: ManifestSource.fileName, old: package.manifestBytes, new: Array(text.utf8)))
    }
    scaffold.manifest = ManifestPlan()
    return scaffold
  }
}
