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
    /// An event, told at ``ActionOrigin/place``.
    public static let event = Kind(name: "event")
    /// A name, opened at ``ActionOrigin/place``.
    public static let name = Kind(name: "name")
    /// A link from ``ActionOrigin/source``, opened at ``ActionOrigin/place``.
    public static let url = Kind(name: "url")
    /// Data of a server, opened at ``ActionOrigin/place``.
    public static let serverData = Kind(name: "server data")
    /// What an earlier run of the program left.
    public static let restored = Kind(name: "restored state")

    /// The less of it, the more a gate must know that this is behind a call.
    var trust: Int {
      switch self {
      case .url: 0
      case .serverData, .name: 1
      case .restored: 2
      default: 3
      }
    }
  }

  /// What kind of thing it was.
  public let kind: Kind
  /// Where a link came from; nil for other kinds.
  public let source: LinkSource?
  /// The file and line of the call.
  public var place: SourcePlace { literal.place }
  private let literal: LiteralPlace

  init(kind: Kind, source: LinkSource? = nil, place: LiteralPlace) {
    self.kind = kind
    self.source = source
    literal = place
  }

  /// Two origins are equal when they are of one kind, and have one source and one place.
  public static func == (left: ActionOrigin, right: ActionOrigin) -> Bool {
    left.kind == right.kind && left.source == right.source && left.place == right.place
  }

  /// Hashes what makes two origins equal.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(source)
    hasher.combine(place)
  }

  /// What messages say: `code at Page/FeedPage.swift:12`, `url from Mail at App/main.swift:3`.
  public var description: String { "\(kind.name)\(source.map { " from \($0)" } ?? "") at \(place)" }
}
