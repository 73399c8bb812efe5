public import ServiceKit

extension AdapterHost {
  /// The product's `Timer`; nil in a product that has none.
  ///
  /// - Throws: `AdapterError` where it cannot be made.
  public func timer(isolation: isolated (any Actor)? = #isolation) throws -> (any TimerAdapter)? {
    try adapter((any TimerAdapter).self, isolation: isolation)
  }
}
