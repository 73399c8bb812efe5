/// A page that shows what every product has under every name, as a table with a filter.
///
/// Everything in it is text as it is; the page escapes it. Without a script it can be read as a whole; the script filters,
/// moves from cell to cell by keys, and shows where the contents of a cell are declared.
package struct MatrixPage: Hashable, Sendable {
  package var title: String
  /// One sentence below the title, such as where the contents come from.
  package var summary: String
  /// What one row is called, and several: `protocol`, `protocols`.
  package var rowNoun: String
  package var rowsNoun: String
  /// What one thing in a cell is called, and several: `adapter`, `adapters`.
  package var entryNoun: String
  package var entriesNoun: String
  /// The columns.
  package var products: [Product]
  /// The rows, each with a cell for each product.
  package var rows: [Row]

  package init(
    title: String, summary: String = "", rowNoun: String = "protocol", rowsNoun: String = "protocols",
    entryNoun: String = "adapter", entriesNoun: String = "adapters", products: [Product], rows: [Row]
  ) {
    self.title = title
    self.summary = summary
    self.rowNoun = rowNoun
    self.rowsNoun = rowsNoun
    self.entryNoun = entryNoun
    self.entriesNoun = entriesNoun
    self.products = products
    self.rows = rows
  }
}
