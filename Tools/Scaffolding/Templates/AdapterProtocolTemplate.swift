/// The protocol of an adapter, in shared code.
struct AdapterProtocolTemplate: FileTemplate {
  /// What the adapter is for: `Sharing`.
  var subject: String
  /// The name of the protocol.
  var name: String
  /// Several threads, or several hosts, use one adapter.
  var isSendable: Bool

  var fileName: String { "\(name).swift" }

  var text: String {
    """
    /// What shared code needs of a product's `\(subject)`.
    public protocol \(name): AnyObject\(isSendable ? ", Sendable" : "") {
      /// What it is in this product, in one line.
      func summary() -> String
    }

    """
  }
}
