public import ServiceKit

extension AdapterHost where Self: ReaderSessionCapabilities {
  /// The product's `Printing`; nil in a product that has none.
  ///
  /// - Throws: `AdapterError` where it cannot be made.
  public func printing(isolation: isolated (any Actor)? = #isolation) throws -> (any PrintingAdapter)? {
    try adapter((any PrintingAdapter).self, isolation: isolation)
  }
}
