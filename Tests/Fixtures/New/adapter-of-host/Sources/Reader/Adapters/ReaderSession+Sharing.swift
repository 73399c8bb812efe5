import ServiceKit

extension ReaderSession {
  /// The product's `Sharing`; nil in a product that has none.
  ///
  /// - Throws: `AdapterError` where it cannot be made.
  public func sharing() throws -> (any SharingAdapter)? {
    try adapter((any SharingAdapter).self)
  }
}
