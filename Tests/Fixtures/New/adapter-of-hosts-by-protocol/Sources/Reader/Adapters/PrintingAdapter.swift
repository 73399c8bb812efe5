/// What shared code needs of a product's `Printing`.
public protocol PrintingAdapter: AnyObject {
  /// What it is in this product, in one line.
  func summary() -> String
}
