public import ServiceKit

/// Where a call comes from, for handlers, middleware and messages.
public struct ActionOrigin: Sendable, Hashable, CustomStringConvertible {
  /// What kind of thing it was.
  public struct Kind: Hashable, Sendable {
    let name: String

    /// Code of the program, at ``ActionOrigin/place``.
    public static let code = Kind(name: "code")
    /// A handler or a middleware that sent a further action; see ``ActionCall/chain``.
    public static let action = Kind(name: "action")
  }

  /// What kind of thing it was.
  public let kind: Kind
  /// The file and line of the call.
  public let place: SourcePlace

  /// What messages say: `code at Page/FeedPage.swift:12`.
  public var description: String { "\(kind.name) at \(place)" }
}
