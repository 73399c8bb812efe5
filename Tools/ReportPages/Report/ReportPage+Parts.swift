extension ReportPage {
  /// Charts with their names, newest values and how those have changed, beside one another.
  func cards(_ series: [ReportSeries], label: String) -> String {
    "<ul class=\"charts\" aria-label=\"\(label)\">\n\(series.map(card).joined())</ul>\n"
  }

  private func card(_ series: ReportSeries) -> String {
    guard let last = series.last, let most = series.most else { return "" }
    var text = "<li><h3>\(series.name.breakableNameInHTML)</h3><p><strong>\(series.text(last.value))</strong> "
    text += "<span class=\"soft\">\(series.changeText(labels))</span></p>"
    if labels.count > 1 {
      let ends = [labels[0].escapedForHTML, "top: \(series.text(most.value))", labels[labels.count - 1].escapedForHTML]
      text += series.chart(labels) + "<div class=\"ends soft\" aria-hidden=\"true\">"
      text += ends.map { "<span>\($0)</span>" }.joined() + "</div>"
    }
    return text + "</li>\n"
  }

  /// A table that scrolls in a region of its own.
  ///
  /// - Parameters:
  ///   - caption: what it is, also for those who do not see it.
  ///   - headers: the names of the columns; a name that begins with `#` is that of numbers.
  ///   - rows: HTML.
  /// - Returns: HTML.
  func table(_ caption: String, _ headers: [String], _ rows: [String]) -> String {
    let style = headers.first == "Point" ? "wide points" : "wide"
    let head = headers.map { header in
      header.hasPrefix("#")
        ? "<th scope=\"col\" class=\"number\">\(header.dropFirst())</th>" : "<th scope=\"col\">\(header)</th>"
    }
    return """
      <div class="\(style)" role="region" aria-label="\(caption)" tabindex="0"><table><caption class="unseen">\(caption)</caption>
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(rows.joined())</tbody></table></div>

      """
  }

  /// The numbers of several series, the newest point first.
  func numbers(_ caption: String, _ series: [ReportSeries]) -> String {
    let headers = ["Point"] + series.map { "#" + $0.name.escapedForHTML }
    let rows = points.indices.reversed().map { index in
      let cells = series.map { each in number(each.values[index].map(each.text)) }
      return "<tr><th scope=\"row\">\(labels[index].escapedForHTML)</th>\(cells.joined())</tr>\n"
    }
    return "<details><summary>\(caption) as a table</summary>\n\(table(caption, headers, rows))</details>\n"
  }

  func number(_ text: String?) -> String {
    text.map { "<td class=\"number\">\($0)</td>" }
      ?? "<td class=\"number soft\"><span aria-hidden=\"true\">–</span><span class=\"unseen\">not known</span></td>"
  }

  /// A bar of parts, each a share of the largest bar; the numbers beside it say the same.
  func bar(_ parts: [(style: String, value: Int)], of largest: Int) -> String {
    var x = 0.0
    let rectangles = parts.map { part in
      let width = largest > 0 ? Double(max(0, part.value)) / Double(largest) * 1_000 : 0
      defer { x += width }
      return
        "<rect class=\"\(part.style)\" x=\"\(Int(x.rounded()))\" width=\"\(Int(width.rounded()))\" height=\"10\"></rect>"
    }
    return
      "<svg class=\"bar\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\(rectangles.joined())</svg>"
  }
}
