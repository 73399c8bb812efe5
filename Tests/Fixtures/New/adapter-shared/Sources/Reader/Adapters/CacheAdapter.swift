/// What shared code needs of a product's `Cache`.
public protocol CacheAdapter: AnyObject, Sendable {
  /// What it is in this product, in one line.
  func summary() -> String
}
