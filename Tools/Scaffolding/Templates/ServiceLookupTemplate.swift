/// How shared code asks for a service, or for an adapter that is made anew for each who asks.
struct ServiceLookupTemplate: FileTemplate {
  var subject: String
  var adapterProtocol: String
  /// The name of the property or the function.
  var member: String
  /// Each lookup makes an instance.
  var isUnique: Bool

  var name: String { "\(subject)\(isUnique ? "Source" : "Client")" }
  var fileName: String { "\(name).swift" }

  var text: String { isUnique ? source : client }

  private var client: String {
    """
    import ServiceKit

    /// Uses the product's `\(subject)`.
    public struct \(name) {
      @Service var \(member): (any \(adapterProtocol))?

      /// Makes a client; the service is looked up when it is used.
      public init() {}

      /// What `\(subject)` is in this product; nil in a product that has none.
      public var summary: String? {
        \(member)?.summary()
      }
    }

    """
  }

  private var source: String {
    """
    import ServiceKit

    /// Makes the product's `\(subject)`, one for each who asks.
    public struct \(name) {
      /// Makes a source; no adapter is made yet.
      public init() {}

      /// A `\(subject)` of the caller's own; nil in a product that has none.
      ///
      /// - Throws: `AdapterError` where it cannot be made.
      public func \(member)() throws -> (any \(adapterProtocol))? {
        try AdapterRegistry.main.adapter((any \(adapterProtocol)).self)
      }
    }

    """
  }
}
