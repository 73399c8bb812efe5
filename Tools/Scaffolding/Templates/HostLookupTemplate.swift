/// How shared code asks a host for an adapter.
struct HostLookupTemplate: FileTemplate {
  /// Which hosts there are.
  enum Host: Hashable, Sendable {
    /// A class with `@AdapterHost`.
    case type(String)
    /// All hosts that conform to a protocol.
    case conforming(String)
    /// All hosts.
    case any
  }

  var subject: String
  var adapterProtocol: String
  /// The name of the function.
  var function: String
  var host: Host

  var fileName: String { "\(hostName)+\(subject).swift" }

  private var hostName: String {
    switch host {
    case .type(let name), .conforming(let name): name
    case .any: "AdapterHost"
    }
  }

  var text: String {
    """
    \(isOfOwnType ? "import" : "public import") ServiceKit

    extension \(extended) {
      /// The product's `\(subject)`; nil in a product that has none.
      ///
      /// - Throws: `AdapterError` where it cannot be made.
    \(signature)
        try adapter((any \(adapterProtocol)).self\(isOfOwnType ? "" : ", isolation: isolation"))
      }
    }

    """
  }

  private var isOfOwnType: Bool {
    if case .type = host { true } else { false }
  }

  private var extended: String {
    switch host {
    case .type(let name): name
    case .conforming(let name): "AdapterHost where Self: \(name)"
    case .any: "AdapterHost"
    }
  }

  private var signature: String {
    LineWrapping.signature(
      "public func \(function)", isOfOwnType ? [] : ["isolation: isolated (any Actor)? = #isolation"],
      tail: " throws -> (any \(adapterProtocol))? {", indent: "  ")
  }
}
