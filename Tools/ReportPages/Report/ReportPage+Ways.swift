extension ReportPage {
  /// A point with its code in the old and in the new way.
  struct WayRow {
    let label: String
    let old: Int?
    let new: Int?
  }

  var wayRows: [WayRow] {
    points.map { WayRow(label: $0.label, old: report.oldPlaces(at: $0), new: $0.declared?.all) }
  }

  /// The old way against the new one, at each point.
  var ways: String {
    let rows = wayRows
    guard rows.contains(where: { $0.old != nil }) else { return "" }
    let largest = rows.map { ($0.old ?? 0).boundedSum($0.new ?? 0) }.max() ?? 0
    let lines = rows.reversed().map { row in
      let share = row.old.flatMap { old in row.new.map { NumberText.share(old, of: old.boundedSum($0)) } }
      let cells =
        number(row.new.map { NumberText.count($0) }) + number(row.old.map { NumberText.count($0) }) + number(share)
      let bar = bar([("old", row.old ?? 0), ("new", row.new ?? 0)], of: largest)
      return "<tr><th scope=\"row\">\(row.label.escapedForHTML)</th><td class=\"bars\">\(bar)</td>\(cells)</tr>\n"
    }
    let rules = report.oldRules.map { "<code>\($0.escapedForHTML)</code>" }.joined(separator: ", ")
    let bars = "<span class=\"key old\">old</span> <span class=\"key new\">new</span>"
    return """
      <section aria-labelledby="ways"><h2 id="ways">Old and new</h2>
      <p>New are adapters, components and modules that are declared, each once. Old are places that decide by themselves \
      what product they are in, or what feature: findings of \(rules), and what the baseline hides.</p>
      \(table("Code in the old and in the new way", ["Point", bars, "#New", "#Old", "#Share of old"], lines))</section>

      """
  }
}
