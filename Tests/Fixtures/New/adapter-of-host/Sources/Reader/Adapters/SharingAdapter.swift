/// What shared code needs of a product's `Sharing`.
public protocol SharingAdapter: AnyObject {
  /// What it is in this product, in one line.
  func summary() -> String
}
