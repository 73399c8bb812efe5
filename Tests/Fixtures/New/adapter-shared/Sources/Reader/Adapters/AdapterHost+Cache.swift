public import ServiceKit

extension AdapterHost {
  /// The product's `Cache`; nil in a product that has none.
  ///
  /// - Throws: `AdapterError` where it cannot be made.
  public func cache(isolation: isolated (any Actor)? = #isolation) throws -> (any CacheAdapter)? {
    try adapter((any CacheAdapter).self, isolation: isolation)
  }
}
