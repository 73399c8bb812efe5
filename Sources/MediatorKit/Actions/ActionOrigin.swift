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
    /// A name, resolved at ``ActionOrigin/place``.
    public static let name = Kind(name: "name")
    /// Data of a server, opened at ``ActionOrigin/place``.
    public static let serverData = Kind(name: "server data")
    /// A URL, opened at ``ActionOrigin/place``.
    public static let link = Kind(name: "link")
    /// What an earlier run of the program left.
    public static let restored = Kind(name: "restored state")
  }

  /// What kind of thing it was.
  public let kind: Kind
  /// Who handed it in, by the word of the code at ``place``: `mail`; nil where that says nothing.
  public let source: String?
  /// The file and line of the call.
  public let place: SourcePlace

  /// What messages say: `code at Page/FeedPage.swift:12`, `link from mail at App/Links.swift:7`.
  public var description: String { "\(kind.name)\(source.map { " from \($0)" } ?? "") at \(place)" }
}
