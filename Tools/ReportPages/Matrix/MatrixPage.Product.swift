extension MatrixPage {
  /// A product as a column.
  package struct Product: Hashable, Sendable {
    package var name: String
    /// Where its contents come from, such as the path of a binary; empty where that goes without saying.
    package var origin: String
    /// What has to be known of it, such as records without a description.
    package var notes: [String]

    package init(name: String, origin: String = "", notes: [String] = []) {
      self.name = name
      self.origin = origin
      self.notes = notes
    }
  }
}
