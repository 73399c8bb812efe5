import ServiceKit

/// Makes the product's `Parser`, one for each who asks.
public struct ParserSource {
  /// Makes a source; no adapter is made yet.
  public init() {}

  /// A `Parser` of the caller's own; nil in a product that has none.
  ///
  /// - Throws: `AdapterError` where it cannot be made.
  public func make() throws -> (any ParserAdapter)? {
    try AdapterRegistry.main.adapter((any ParserAdapter).self)
  }
}
