/// What shared code needs of a product's `Clock`.
public protocol ClockService: AnyObject, Sendable {
  /// What it is in this product, in one line.
  func summary() -> String
}
