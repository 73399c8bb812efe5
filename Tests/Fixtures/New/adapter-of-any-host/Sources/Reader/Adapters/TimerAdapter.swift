/// What shared code needs of a product's `Timer`.
public protocol TimerAdapter: AnyObject {
  /// What it is in this product, in one line.
  func summary() -> String
}
