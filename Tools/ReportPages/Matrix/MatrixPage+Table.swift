extension MatrixPage {
  /// The table, in a region of its own that scrolls.
  var table: String {
    let hasNeeds = rows.contains { row in row.cells.contains { !$0.needs.isEmpty } }
    var text = """
      <div class="wide" id="region" role="region" aria-label="Table of \(rowsNoun.escapedForHTML) and products" tabindex="0">
      <table id="matrix">
      <caption class="unseen">\(capitalized(rowsNoun)) by product, with their \(entriesNoun.escapedForHTML)</caption>
      <thead><tr><th scope="col">\(capitalized(rowNoun))</th>
      """
    for product in products { text += header(of: product) }
    text += hasNeeds ? "<th scope=\"col\" class=\"needs\">Needed by</th>" : ""
    text += "</tr></thead>\n<tbody>\n"
    for row in rows { append(row, hasNeeds: hasNeeds, to: &text) }
    text += "</tbody>\n</table>\n"
    text += "<p class=\"none\" id=\"none\" hidden=\"hidden\">No \(rowNoun.escapedForHTML) matches.</p>\n</div>\n"
    return text
  }

  private func header(of product: Product) -> String {
    let origin = product.origin.isEmpty ? "" : "<small>\(product.origin.escapedForHTML)</small>"
    return "<th scope=\"col\"><b>\(product.name.escapedForHTML)</b>\(origin)</th>"
  }

  private func append(_ row: Row, hasNeeds: Bool, to text: inout String) {
    let marks = (row.hasGap ? "g" : "") + (row.differs ? "d" : "") + (row.hasChange ? "c" : "")
    text += marks.isEmpty ? "<tr>" : "<tr data-m=\"\(marks)\">"
    text += "<th scope=\"row\">\(row.name.breakableNameInHTML)</th>"
    for cell in row.cells { append(cell, to: &text) }
    if hasNeeds { append(row.needs, to: &text) }
    text += "</tr>\n"
  }

  private func append(_ cell: Cell, to text: inout String) {
    if cell.entries.isEmpty, cell.gap == nil, cell.changes.isEmpty {
      text += "<td class=\"empty\"><span aria-hidden=\"true\">–</span><span class=\"unseen\">none</span></td>"
      return
    }
    text += cell.gap.map { "<td class=\"gap-\($0.rawValue)\">" } ?? "<td>"
    if let gap = cell.gap { text += tag(gap, gap.words) }
    for change in cell.changes { text += "<span class=\"change\">\(change.escapedForHTML)</span>" }
    for entry in cell.entries { append(entry, to: &text) }
    text += "</td>"
  }

  private func append(_ entry: Entry, to text: inout String) {
    text += "<div><b>\(entry.name.breakableNameInHTML)</b>"
    for fact in entry.facts {
      text += "<span data-k=\"\(fact.label.escapedForHTML)\">\(fact.value.escapedForHTML)</span>"
    }
    for fact in entry.details {
      text += "<span hidden=\"hidden\" data-k=\"\(fact.label.escapedForHTML)\">\(fact.value.escapedForHTML)</span>"
    }
    text += "<code>\(entry.place.breakablePathInHTML)</code></div>"
  }

  private func append(_ needs: [(need: Need, products: [Int])], to text: inout String) {
    guard !needs.isEmpty else { return text += "<td class=\"needs empty\"><span class=\"unseen\">nothing</span></td>" }
    text += "<td class=\"needs\"><ul>"
    for (need, columns) in needs {
      text +=
        columns.count == products.count ? "<li>" : "<li data-p=\"\(columns.map(String.init).joined(separator: " "))\">"
      text += "<b>\(need.name.breakableNameInHTML)</b> <span>\(need.isRequired ? "required" : "optional")</span> "
      text += "<code>\(need.place.breakablePathInHTML)</code></li>"
    }
    text += "</ul></td>"
  }

  private func capitalized(_ noun: String) -> String { (noun.prefix(1).uppercased() + noun.dropFirst()).escapedForHTML }
}
