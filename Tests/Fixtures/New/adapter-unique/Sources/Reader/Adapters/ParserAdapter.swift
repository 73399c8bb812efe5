/// What shared code needs of a product's `Parser`.
public protocol ParserAdapter: AnyObject, Sendable {
  /// What it is in this product, in one line.
  func summary() -> String
}
