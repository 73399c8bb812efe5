extension ReportPage {
  /// The most rows of a table that is not folded.
  private static var shownRows: Int { 20 }

  /// How often modules were opened, and for how long.
  var modules: String {
    guard let newest = points.last(where: { !$0.modules.isEmpty }) else { return "" }
    let hasProducts = newest.modules.contains { $0.product != nil }
    let largest = newest.modules.map(\.launches).max() ?? 0
    let sorted = newest.modules.sorted {
      ($1.launches, $0.id, $0.product ?? "") < ($0.launches, $1.id, $1.product ?? "")
    }
    let launches = values(\.modules, of: { [$0.product ?? "", $0.id] }, \.launches)
    let rows = sorted.map { module in
      let trend = ReportSeries(
        name: "launches of \(module.id)", values: launches[[module.product ?? "", module.id], default: []])
      return row(module.id, module.product, hasProducts, remark: module.type)
        + number(NumberText.count(module.launches))
        + "<td class=\"bars\">\(bar([("new", module.launches)], of: largest))</td>"
        + times(module.meanNanoseconds, module.longestNanoseconds, module.totalNanoseconds)
        + number(NumberText.count(module.failures)) + self.trend(trend) + "</tr>\n"
    }
    let headers =
      ["Module"] + (hasProducts ? ["Product"] : [])
      + ["#Opened", "", "#Mean", "#Longest", "#Together", "#Failures"] + trendHeader("Opened, over time")
    return section(
      "modules", "Modules",
      "How often each was opened and for how long it was open, at \(newest.label.escapedForHTML).",
      "Modules by how often they were opened", headers, rows)
  }

  /// The components that took the most time.
  var components: String {
    guard let newest = points.last(where: { !$0.components.isEmpty }) else { return "" }
    let sorted = newest.components.sorted {
      ($1.totalNanoseconds, $0.name, $0.container) < ($0.totalNanoseconds, $1.name, $1.container)
    }
    let largest = sorted.first?.totalNanoseconds ?? 0
    let together = values(\.components, of: { [$0.container, $0.name] }, { Int(clamping: $0.totalNanoseconds) })
    let rows = sorted.map { component in
      let trend = ReportSeries(
        name: "time of \(component.name)", values: together[[component.container, component.name], default: []],
        text: { NumberText.duration(nanoseconds: Int64($0)) })
      let mean = component.calls > 0 ? component.totalNanoseconds / Int64(component.calls) : 0
      return row(component.name, component.container, true)
        + "<td class=\"bars\">\(bar([("new", Int(clamping: component.totalNanoseconds))], of: Int(clamping: largest)))</td>"
        + number(NumberText.duration(nanoseconds: component.totalNanoseconds))
        + number(NumberText.count(component.calls))
        + number(NumberText.duration(nanoseconds: mean))
        + number(NumberText.duration(nanoseconds: component.longestNanoseconds))
        + number(NumberText.count(component.slow))
        + "<td>\(component.costliestEvent.breakableNameInHTML)</td>" + self.trend(trend) + "</tr>\n"
    }
    return section(
      "components", "Slowest components",
      "Wall-clock time in components over all events, with what they send themselves, at \(newest.label.escapedForHTML).",
      "Components by the time that they took",
      ["Component", "Container", "", "#Together", "#Calls", "#Mean", "#Longest", "#Slow", "Costliest event"]
        + trendHeader("Together, over time"), rows)
  }

  /// The adapters that took the most time to make.
  var adapters: String {
    guard let newest = points.last(where: { !$0.adapters.isEmpty }) else { return "" }
    let hasProducts = newest.adapters.contains { $0.product != nil }
    let sorted = newest.adapters.sorted {
      ($1.totalNanoseconds, $0.name, $0.product ?? "") < ($0.totalNanoseconds, $1.name, $1.product ?? "")
    }
    let largest = sorted.first?.totalNanoseconds ?? 0
    let rows = sorted.map { adapter in
      row(adapter.name, adapter.product, hasProducts)
        + "<td class=\"bars\">\(bar([("new", Int(clamping: adapter.totalNanoseconds))], of: Int(clamping: largest)))</td>"
        + number(NumberText.duration(nanoseconds: adapter.totalNanoseconds))
        + number(NumberText.count(adapter.creations))
        + number(NumberText.duration(nanoseconds: adapter.longestNanoseconds)) + "</tr>\n"
    }
    return section(
      "adapters", "Slowest adapters",
      "How long it took to make them, with what they make themselves, at \(newest.label.escapedForHTML).",
      "Adapters by the time that making them took",
      ["Adapter"] + (hasProducts ? ["Product"] : []) + ["", "#Together", "#Made", "#Longest"], rows)
  }

  // MARK: - Parts

  private func section(
    _ id: String, _ title: String, _ remark: String, _ caption: String, _ headers: [String], _ rows: [String]
  ) -> String {
    let named = headers.map { $0.isEmpty ? "<span class=\"unseen\">Bar</span>" : $0 }
    var text = """
      <section aria-labelledby="\(id)"><h2 id="\(id)">\(title)</h2>
      <p>\(remark)</p>
      \(table(caption, named, Array(rows.prefix(Self.shownRows))))
      """
    if rows.count > Self.shownRows {
      let rest = Array(rows.dropFirst(Self.shownRows))
      text += "<details><summary>\(NumberText.count(rest.count)) more</summary>\n"
      text += table("\(caption), the rest", named, rest) + "</details>\n"
    }
    return text + "</section>\n"
  }

  private func row(_ name: String, _ second: String?, _ hasSecond: Bool, remark: String? = nil) -> String {
    let remark = remark.map { "<small>\($0.breakableNameInHTML)</small>" } ?? ""
    return "<tr><th scope=\"row\">\(name.breakableNameInHTML)\(remark)</th>"
      + (hasSecond ? "<td>\((second ?? "").breakableNameInHTML)</td>" : "")
  }

  private func times(_ times: Int64...) -> String {
    times.map { number(NumberText.duration(nanoseconds: $0)) }.joined()
  }

  /// A number of each thing at each point, by what the thing is known by.
  private func values<Item>(
    _ items: (ReportPoint) -> [Item], of key: (Item) -> [String], _ value: (Item) -> Int
  ) -> [[String]: [Int?]] {
    var values: [[String]: [Int?]] = [:]
    for (index, point) in points.enumerated() {
      for item in items(point) {
        values[key(item), default: Array(repeating: nil, count: points.count)][index] = value(item)
      }
    }
    return values
  }

  /// What there is over time only where there are several points.
  private func trendHeader(_ title: String) -> [String] { points.count > 1 ? [title] : [] }

  private func trend(_ series: ReportSeries) -> String {
    points.count > 1 ? "<td class=\"trend\">\(series.chart(labels))</td>" : ""
  }
}
