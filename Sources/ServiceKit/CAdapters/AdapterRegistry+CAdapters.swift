extension AdapterRegistry {
  /// The adapter written in C for a service, made now if this is the first lookup.
  ///
  /// It is made once in a registry, whether Swift or C asks first.
  ///
  /// - Parameters:
  ///   - service: the name that both sides know.
  ///   - functions: the structure of function pointers, as the C header of the feature declares it.
  /// - Returns: nil where the adapter's `make` answered "none in this run".
  /// - Throws: ``AdapterError`` where no adapter, or more than one, is bound to the service, where its structure is of
  ///   another size, and for a ring of factories.
  /// - Complexity: O(n) in the records of the program; keep the result.
  public func cAdapter<Functions>(
    _ service: String, functions: Functions.Type
  ) throws -> CAdapter<Functions>? {
    try core.cAdapter(service, functionsSize: MemoryLayout<Functions>.size).map(CAdapter.init)
  }
}
