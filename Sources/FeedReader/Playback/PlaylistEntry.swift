/// One line of a playlist: what to play, what it is called and how long it takes.
public struct PlaylistEntry: Sendable, Hashable {
  /// The title to show while playing.
  public let title: String

  /// An `http` or `https` address.
  public let address: String

  /// The length in whole seconds, or nil if it is not known.
  public let seconds: Int?

  /// Makes an entry; nil if `address` is no `http` or `https` address in ASCII without spaces.
  public init?(title: String, address: String, seconds: Int? = nil) {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard scheme == "http" || scheme == "https", isPlain else { return nil }
    self.title = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.address = address
    self.seconds = seconds.flatMap { $0 > 0 ? $0 : nil }
  }
}
