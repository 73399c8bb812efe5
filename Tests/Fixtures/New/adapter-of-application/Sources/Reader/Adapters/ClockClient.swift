import ServiceKit

/// Uses the product's `Clock`.
public struct ClockClient {
  @Service var clock: (any ClockService)?

  /// Makes a client; the service is looked up when it is used.
  public init() {}

  /// What `Clock` is in this product; nil in a product that has none.
  public var summary: String? {
    clock?.summary()
  }
}
