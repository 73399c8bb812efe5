/// Why a lookup, a registration or a check failed: the fact, the places, and the ways out.
public struct AdapterError: Error, Sendable, CustomStringConvertible {
  /// A kind of failure.
  public struct Code: Hashable, Sendable {
    let name: String

    /// A required adapter is not bound in this program.
    public static let notBound = Code(name: "notBound")
    /// The adapter that is bound answered "none in this run", or belongs to another arm of its experiment.
    public static let noneInThisRun = Code(name: "noneInThisRun")
    /// Two adapters claim one protocol.
    public static let ambiguous = Code(name: "ambiguous")
    /// The lookup came before `main`, and before the Swift runtime was ready.
    public static let tooEarly = Code(name: "tooEarly")
    /// This library is in the process more than once.
    public static let severalCopies = Code(name: "severalCopies")
    /// Factories look one another up in a ring.
    public static let cycle = Code(name: "cycle")
    /// A factory threw; see ``AdapterError/underlying``.
    public static let factoryFailed = Code(name: "factoryFailed")
    /// A hook of an aspect threw, or returned what cannot be used; see ``AdapterError/underlying``.
    public static let aspectFailed = Code(name: "aspectFailed")
    /// The adapter's `bind(to:)` threw; see ``AdapterError/underlying``.
    public static let bindingFailed = Code(name: "bindingFailed")
    /// An adapter that belongs to a host was looked up without one.
    public static let needsHost = Code(name: "needsHost")
    /// The host is not of the type that the adapter names.
    public static let wrongHost = Code(name: "wrongHost")
    /// The adapter or the host belongs to another actor than the caller.
    public static let wrongIsolation = Code(name: "wrongIsolation")
    /// What the factory made is no class instance, does not conform to a protocol that the attribute names, or cannot be
    /// this host's own.
    public static let unusableInstance = Code(name: "unusableInstance")
  }

  /// The kind of failure.
  public let code: Code
  /// The adapters in a ring, first and last the same; empty for other codes.
  public let chain: [String]
  /// What a factory, a `bind(to:)` or an aspect threw; nil for other codes.
  public let underlying: (any Error)?
  /// The adapters whose factories were running, innermost first.
  public internal(set) var trail: [String] = []
  private let message: String

  init(_ code: Code, _ message: String, chain: [String] = [], underlying: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.chain = chain
    self.underlying = underlying
  }

  /// The whole message, over several lines.
  public var description: String {
    trail.isEmpty ? message : message + trail.map { "\n  while making \($0)" }.joined()
  }
}

/// Builds the text of a message: the fact, indented details, and the numbered ways out.
package struct MessageText {
  var fact: String
  var details: [String]
  var waysOut: [String]

  package init(fact: String, details: [String] = [], waysOut: [String] = []) {
    self.fact = fact
    self.details = details
    self.waysOut = waysOut
  }

  package var text: String {
    var lines = [fact] + details.map { "  \($0)" }
    if waysOut.count == 1 { lines.append("  Way out: \(waysOut[0])") }
    if waysOut.count > 1 {
      lines.append("  Ways out:")
      lines += waysOut.enumerated().map { "    \($0.offset + 1). \($0.element)" }
    }
    return lines.joined(separator: "\n")
  }
}
