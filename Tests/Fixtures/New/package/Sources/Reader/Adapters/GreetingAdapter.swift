/// What shared code needs of a product's `Greeting`.
public protocol GreetingAdapter: AnyObject {
  /// What it is in this product, in one line.
  func summary() -> String
}
