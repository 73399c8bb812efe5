extension MatrixPage {
  /// The page.
  ///
  /// - Complexity: O(n) in the cells and what is in them.
  package var html: String {
    var document = PageDocument(title: title)
    document.mainLabel = "the table"
    document.styles = [.matrixStyle]
    document.script = .matrixScript
    document.header = "<h1>\(title.escapedForHTML)</h1>\n<p class=\"soft\">\(introduction)</p>\n\(summaryCards)"
    document.main = "\(controls)\(table)\(legend)\(sheet)\(MatrixPage.icons)"
    document.footer = "<p>Made by servicekit. This file loads nothing and sends nothing.</p>\n"
    return document.text
  }

  private var introduction: String {
    let size = "\(counted(rows.count, rowNoun, rowsNoun)) in \(counted(products.count, "product", "products"))."
    return summary.isEmpty ? size : "\(summary.escapedForHTML) \(size)"
  }

  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(NumberText.count(count)) \((count == 1 ? one : many).escapedForHTML)"
  }

  // MARK: - Above the table

  private var summaryCards: String {
    let cards = products.enumerated().map { column, product in
      let cells = rows.map { $0.cells[column] }
      var items = [counted(cells.count { !$0.entries.isEmpty }, rowNoun, rowsNoun) + " bound"]
      if entryNoun != "adapter" { items = [counted(cells.count { !$0.entries.isEmpty }, rowNoun, rowsNoun)] }
      for gap in Gap.allCases {
        let count = cells.count { $0.gap == gap }
        if count > 0 { items.append(tag(gap, "\(NumberText.count(count)) \(gap.words)")) }
      }
      if items.count == 1 { items.append("<span class=\"good\">\(Self.icon("ok"))no gaps</span>") }
      items += product.notes.map { "<span class=\"soft\">\($0.escapedForHTML)</span>" }
      let list = items.map { "<li>\($0)</li>" }.joined()
      return "<li><h2>\(product.name.escapedForHTML)</h2><ul>\(list)</ul></li>\n"
    }
    return "<ul class=\"cards\" tabindex=\"0\" aria-label=\"Products\">\n\(cards.joined())</ul>\n"
  }

  private var controls: String {
    let changes =
      rows.contains(where: \.hasChange)
      ? "<label class=\"toggle\"><input type=\"checkbox\" id=\"changes\" /> Only changes</label>\n" : ""
    return """
      <div class="controls" id="controls" role="search" hidden="hidden">
      <label class="filter" for="filter"><span>Filter</span>
      <input type="search" id="filter" autocomplete="off" spellcheck="false" aria-describedby="filter-help" \
      placeholder="\(rowNoun.escapedForHTML), \(entryNoun.escapedForHTML) or file" /></label>
      <label class="toggle"><input type="checkbox" id="gaps" /> Only gaps</label>
      <label class="toggle"><input type="checkbox" id="differences" /> Only differences</label>
      \(changes)<output id="count" role="status" aria-live="polite"></output>
      <p class="soft" id="filter-help"><kbd>/</kbd> goes to the filter, <kbd>Esc</kbd> empties it. In the table the arrow \
      keys move, <kbd>Enter</kbd> shows where a cell is declared.</p>
      </div>

      """
  }

  private var legend: String {
    let used = Gap.allCases.filter { gap in rows.contains { row in row.cells.contains { $0.gap == gap } } }
    guard !used.isEmpty else { return "" }
    let items = used.map { "<li>\(tag($0, $0.words)) \($0.meaning)</li>" }.joined(separator: "\n")
    return "<ul class=\"legend\" aria-label=\"Marks\">\n\(items)\n</ul>\n"
  }

  // MARK: - Below the table

  private var sheet: String {
    """
    <section class="sheet" id="sheet" role="dialog" aria-labelledby="sheet-title" hidden="hidden">
    <div class="sheet-head"><h2 id="sheet-title" tabindex="-1"></h2>
    <button type="button" id="sheet-close">Close</button></div>
    <div id="sheet-body"></div>
    </section>

    """
  }

  func tag(_ gap: Gap, _ words: String) -> String {
    "<span class=\"tag \(gap.style)\">\(Self.icon(gap.rawValue))\(words)</span>"
  }

  private static func icon(_ name: String) -> String {
    "<svg class=\"icon\" aria-hidden=\"true\" viewBox=\"0 0 16 16\"><use href=\"#i-\(name)\"></use></svg>"
  }

  /// Shapes that differ without their colours, drawn for this page.
  private static let icons = """
    <svg width="0" height="0" aria-hidden="true" focusable="false">
    <symbol id="i-required" viewBox="0 0 16 16"><path d="M8 1.5 15 14.5H1zM8 6v4M8 11.5v1.5"></path></symbol>
    <symbol id="i-optional" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6" stroke-dasharray="3 2.2"></circle></symbol>
    <symbol id="i-duplicate" viewBox="0 0 16 16"><path d="M5 5V1.5h9.500v9.500H11M1.500 5H11v9.500H1.500z"></path></symbol>
    <symbol id="i-unknown" viewBox="0 0 16 16"><path d="M5 5.500a3 3 0 1 1 4.500 2.600Q8 9 8 10.500M8 12.500v1.500"></path></symbol>
    <symbol id="i-ok" viewBox="0 0 16 16"><path d="M2 8.500 6.500 13 14 3.500"></path></symbol>
    </svg>

    """
}

extension MatrixPage.Gap {
  var words: String {
    switch self {
    case .required: "required, missing"
    case .optional: "optional, none"
    case .duplicate: "bound twice"
    case .unknown: "cannot be seen"
    }
  }

  var meaning: String {
    switch self {
    case .required: "The product fails where it is used."
    case .optional: "It is used where it is there; this product goes without."
    case .duplicate: "Two that exclude each other."
    case .unknown: "It is needed, and only a record without a description may be it."
    }
  }

  /// The class of its colours.
  var style: String {
    switch self {
    case .required, .duplicate: "bad"
    case .optional: "soft"
    case .unknown: "warn"
    }
  }
}
