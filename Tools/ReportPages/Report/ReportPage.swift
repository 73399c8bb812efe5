/// A report as one page: charts to look at, and below each its numbers as a table.
///
/// It has no script: what is long can be folded by the browser itself.
package struct ReportPage: Sendable {
  let report: Report

  package init(_ report: Report) { self.report = report }

  /// The page.
  ///
  /// - Complexity: O(n log n) in what the report lists.
  package var html: String {
    var document = PageDocument(title: report.title)
    document.styles = [.reportStyle]
    document.header = "<h1>\(report.title.escapedForHTML)</h1>\n<p class=\"soft\">\(introduction)</p>\n\(tiles)"
    document.main = findings + ways + modules + components + adapters + sources
    document.footer = "<p>Made by servicekit. This file loads nothing and sends nothing.</p>\n"
    return document.text
  }

  var points: [ReportPoint] { report.points }
  var labels: [String] { points.map(\.label) }

  private var introduction: String {
    guard let first = labels.first, let last = labels.last else { return "Nothing was read." }
    if points.count == 1 { return "One point in time: \(first.escapedForHTML)." }
    return "\(NumberText.count(points.count)) points in time, from \(first.escapedForHTML) to \(last.escapedForHTML)."
  }

  // MARK: - Tiles

  private var tiles: String {
    let all = [findingsTile, oldTile, launchesTile, slowestTile].compactMap { $0 }
    return all.isEmpty ? "" : "<ul class=\"tiles\" aria-label=\"The newest numbers\">\n\(all.joined())</ul>\n"
  }

  private var findingsTile: String? {
    let series = ReportSeries(name: "findings", values: points.map { $0.lint?.findings })
    guard let last = series.last else { return nil }
    return tile("Findings", NumberText.count(last.value), series.changeText(labels))
  }

  private var oldTile: String? {
    let rows = wayRows.filter { $0.old != nil && $0.new != nil }
    guard let last = rows.last, let old = last.old, let new = last.new else { return nil }
    var change = "at \(last.label.escapedForHTML)"
    if rows.count > 1, let first = rows.first, let firstOld = first.old, let firstNew = first.new {
      change = "\(NumberText.share(firstOld, of: firstOld + firstNew)) at \(first.label.escapedForHTML)"
    }
    return tile("In the old way", NumberText.share(old, of: old + new), change)
  }

  private var launchesTile: String? {
    let series = ReportSeries(
      name: "launches",
      values: points.map { point in
        point.modules.isEmpty ? nil : point.modules.reduce(0) { $0.boundedSum($1.launches) }
      })
    guard let last = series.last else { return nil }
    return tile("Modules opened", NumberText.count(last.value), series.changeText(labels))
  }

  private var slowestTile: String? {
    guard let point = points.last(where: { !$0.components.isEmpty }),
      let slowest = point.components.max(by: { $0.longestNanoseconds < $1.longestNanoseconds })
    else { return nil }
    return tile(
      "Longest call of a component", NumberText.duration(nanoseconds: slowest.longestNanoseconds),
      "\(slowest.name.breakableNameInHTML) at \(point.label.escapedForHTML)")
  }

  private func tile(_ name: String, _ value: String, _ remark: String) -> String {
    "<li><span>\(name)</span><strong>\(value)</strong><span class=\"soft\">\(remark)</span></li>\n"
  }

  // MARK: - Sources

  private var sources: String {
    let rows = points.map { point in
      let documents = point.documents.map { "<li>\($0.kind): <code>\($0.path.breakablePathInHTML)</code></li>" }
        .joined()
      return
        "<tr><th scope=\"row\">\(point.label.escapedForHTML)</th><td><ul class=\"plain\">\(documents)</ul></td></tr>\n"
    }
    guard !rows.isEmpty else { return "" }
    return """
      <section aria-labelledby="sources"><h2 id="sources">What was read</h2>
      \(table("Documents of each point", ["Point", "Documents"], rows))</section>

      """
  }
}
