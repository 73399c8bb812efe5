internal import SwiftSyntax

/// What a manifest has to say for new code to be built.
package struct ManifestPlan: Hashable, Sendable {
  /// What an existing target has to depend on.
  package struct Need: Hashable, Sendable {
    package var target: String
    package var dependencies: [TargetDependency]
  }

  /// The row of a target that is a copy of another's.
  package struct TargetCopy: Hashable, Sendable {
    package var name: String
    /// The row; its first line has no indentation.
    package var text: String
  }

  /// Rows of targets that are to be added.
  package var targets: [TargetRow] = []
  package var targetCopies: [TargetCopy] = []
  /// Elements that are to be added to the array `products`.
  package var products: [String] = []
  package var needs: [Need] = []

  package init() {}

  /// The names of the targets that are to be added.
  package var targetNames: [String] { targetCopies.map(\.name) + targets.map(\.name) }

  /// Nothing has to be added.
  package var isEmpty: Bool { targets.isEmpty && targetCopies.isEmpty && products.isEmpty && needs.isEmpty }

  /// The packages whose products are asked for, sorted.
  package var packages: [String] {
    let dependencies = targets.flatMap(\.dependencies) + needs.flatMap(\.dependencies)
    let names = dependencies.compactMap { dependency in
      if case .product(_, let package) = dependency { package } else { nil }
    }
    return Set(names).sorted()
  }

  /// Which packages the manifest does not depend on, in words, with what to add; nil where that is not known.
  package func missingPackage(in manifest: ManifestSource) -> String? {
    guard let known = manifest.packageNames else { return nil }
    return packages.first { !known.contains($0.lowercased()) }.map { name in
      "\(ManifestSource.fileName) does not depend on the package '\(name)'; add it to 'dependencies:' of the package: "
        + ".package(path: \"../\(name)\"), or .package(url: \"…\", from: \"0.1.0\")"
    }
  }

  /// The plan without what a manifest is known to say already.
  package func missing(in manifest: ManifestSource) -> ManifestPlan {
    var plan = self
    plan.needs = needs.compactMap { need in
      guard let known = manifest.dependencyNames(of: need.target) else { return need }
      let missing = need.dependencies.filter { !known.contains($0.name) }
      return missing.isEmpty ? nil : Need(target: need.target, dependencies: missing)
    }
    return plan
  }

  /// What a manifest becomes.
  ///
  /// - Parameter manifest: the manifest; all of it stays as it is, and only text is added.
  /// - Returns: its text.
  /// - Throws: what of it is no literal array, so that nobody knows where the rows go; the error has the lines.
  /// - Complexity: O(n) in the bytes of the manifest, for each row.
  package func text(in manifest: ManifestSource) throws(ScaffoldingError) -> String {
    try insertions(in: manifest).applied(to: manifest.text)
  }

  /// The insertions that make it so.
  package func insertions(in manifest: ManifestSource) throws(ScaffoldingError) -> [TextInsertion] {
    let plan = missing(in: manifest)
    if manifest.callCount != 1 {
      let count = manifest.callCount == 0 ? "no call" : "\(manifest.callCount) calls"
      throw plan.refusal("it has \(count) of 'Package(…)'")
    }
    var insertions: [TextInsertion] = []
    if !plan.targets.isEmpty || !plan.targetCopies.isEmpty {
      guard let array = manifest.array("targets") else { throw plan.refusal("'targets:' is no literal array") }
      let rows = plan.targets.map { row in { (indent: String) in row.text(indent: indent, style: manifest.style) } }
      insertions += manifest.insertions(into: array, plan.targetCopies.map { copy in { _ in copy.text } } + rows)
    }
    // An executable is a product without a row, where the manifest has no list of products.
    if !plan.products.isEmpty, let array = manifest.array("products") {
      insertions += manifest.insertions(into: array, plan.products.map { text in { _ in text } })
    }
    for need in plan.needs {
      guard let more = manifest.insertions(of: need.dependencies, into: need.target) else {
        throw plan.refusal("it does not say literally on what the target '\(need.target)' depends")
      }
      insertions += more
    }
    return insertions
  }

  private func refusal(_ fact: String) -> ScaffoldingError {
    ScaffoldingError("\(ManifestSource.fileName) cannot be edited: \(fact); add this by hand:\n\(lines)")
  }

  /// What is to be added, for people.
  package var lines: String {
    var parts: [String] = []
    if !targets.isEmpty || !targetCopies.isEmpty {
      let rows = targetCopies.map(\.text) + targets.map { $0.text() }
      parts.append("to 'targets:'\n" + rows.map { Self.indented($0 + ",") }.joined())
    }
    if !products.isEmpty { parts.append("to 'products:'\n" + products.map { Self.indented($0 + ",") }.joined()) }
    for need in needs {
      let items = need.dependencies.map { Self.indented($0.text + ",") }.joined()
      parts.append("to 'dependencies:' of the target '\(need.target)', where it is missing\n" + items)
    }
    return parts.joined()
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
  }
}
