/// What documents of several versions or days say, put beside one another.
package struct Report: Encodable, Hashable, Sendable {
  /// The layout of the JSON.
  package static let currentSchemaVersion = 1
  /// The rules whose findings are code in the old way, if nobody says which: shared code that knows its products, and
  /// containers that know features.
  package static let usualOldRules = ["container-purity", "presence-branch", "product-flag", "product-leak"]

  package let schemaVersion = Self.currentSchemaVersion
  package let title: String
  /// The rules whose findings are code in the old way, sorted.
  package let oldRules: [String]
  /// In the order of time.
  package let points: [ReportPoint]

  /// Adds documents up.
  ///
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - oldRules: the rules whose findings are code in the old way.
  ///   - documents: each with the label of its point and its path; points are in the order of their first document.
  /// - Complexity: O(n log n) in what the documents list.
  package init(
    title: String, oldRules: [String] = Self.usualOldRules,
    documents: [(label: String, path: String, input: ReportInput)]
  ) {
    self.title = title
    self.oldRules = Set(oldRules).sorted()
    var builders: [ReportPointBuilder] = []
    var indices: [String: Int] = [:]
    for document in documents {
      let index = indices[document.label] ?? builders.count
      if index == builders.count {
        builders.append(ReportPointBuilder(label: document.label))
        indices[document.label] = index
      }
      builders[index].add(document.input, path: document.path)
    }
    points = builders.map { $0.finished() }
  }

  /// The places of a point in the old way: findings of the rules that say so, and what the baseline hides, which is code
  /// that was there before the rules.
  func oldPlaces(at point: ReportPoint) -> Int? {
    point.lint.map { lint in oldRules.reduce(lint.hiddenByBaseline) { $0.boundedSum(lint.rules[$1, default: 0]) } }
  }
}
