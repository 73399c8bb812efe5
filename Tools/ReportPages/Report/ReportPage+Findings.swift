extension ReportPage {
  /// What the linter found, all of it, by rule and by product.
  var findings: String {
    guard points.contains(where: { $0.lint != nil }) else { return "" }
    let rules = series { $0.rules }
    let products = series { $0.products }
    var text = """
      <section aria-labelledby="findings"><h2 id="findings">Findings</h2>
      <p>What the linter found, without what a comment or the baseline hides.</p>
      \(totals)
      """
    if !rules.isEmpty {
      text +=
        "<h3 class=\"sub\">By rule</h3>\n<p class=\"soft\">Each chart begins at 0 and has a scale of its own.</p>\n"
        + cards(rules, label: "Findings by rule")
      text += numbers("Findings by rule", rules)
    }
    if !products.isEmpty {
      text +=
        "<h3 class=\"sub\">By product</h3>\n<p class=\"soft\">A finding that holds for several products counts for each.</p>\n"
      text += cards(products, label: "Findings by product") + numbers("Findings by product", products)
    }
    return text + "</section>\n"
  }

  private var totals: String {
    let largest = points.compactMap { $0.lint?.findings }.max() ?? 0
    let rows = points.reversed().map { point in
      let label = "<tr><th scope=\"row\">\(point.label.escapedForHTML)</th>"
      guard let lint = point.lint else {
        return label + "<td></td>" + String(repeating: number(nil), count: 5) + "</tr>\n"
      }
      let numbers = [lint.errors, lint.warnings, lint.hiddenByBaseline, lint.hiddenBySuppressions, lint.files]
      let bar = bar([("errors", lint.errors), ("warnings", lint.warnings)], of: largest)
      return label + "<td class=\"bars\">\(bar)</td>" + numbers.map { number(NumberText.count($0)) }.joined()
        + "</tr>\n"
    }
    let bars = "<span class=\"key errors\">errors</span> <span class=\"key warnings\">warnings</span>"
    return table(
      "Findings at each point",
      ["Point", bars, "#Errors", "#Warnings", "#In the baseline", "#Hidden by comments", "#Files"], rows)
  }

  /// A series for each name that any point counts, by the newest value, the largest first.
  private func series(_ counts: (ReportPoint.Lint) -> [String: Int]) -> [ReportSeries] {
    let names = Set(points.flatMap { point in point.lint.map { Array(counts($0).keys) } ?? [] })
    return names.map { name in
      ReportSeries(name: name, values: points.map { point in point.lint.map { counts($0)[name, default: 0] } })
    }.sorted { left, right in
      let (one, other) = (left.last?.value ?? 0, right.last?.value ?? 0)
      return one != other ? one > other : left.name < right.name
    }
  }
}
