/// An adapter, in a product.
struct AdapterTemplate: FileTemplate {
  var name: String
  /// The protocol that it is bound to.
  var adapterProtocol: String
  /// What the adapter's documentation says, in one sentence.
  var purpose: String
  /// What of its attribute stands behind the protocol: `host: …`, `scope: …`.
  var arguments: [String]
  /// The shared module; nil where the protocol is in the adapter's own.
  var sharedModule: String?
  /// What `summary()` answers, as an expression.
  var answer: String

  var fileName: String { "\(name).swift" }

  var text: String {
    """
    \(ImportList(["ServiceKit"] + (sharedModule.map { [$0] } ?? [])))

    /// \(purpose)
    \(LineWrapping.call("@Adapter", ["(any \(adapterProtocol)).self"] + arguments))
    final class \(name): \(adapterProtocol) {
      func summary() -> String {
        \(answer)
      }
    }

    """
  }
}
