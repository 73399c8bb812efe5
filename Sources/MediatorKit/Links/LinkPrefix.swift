/// Which links a program answers: what stands before the path of a route.
public struct LinkPrefix: Hashable, Sendable, CustomStringConvertible {
  /// The scheme, in small letters.
  public let scheme: String
  /// The host, in small letters; nil for a scheme of the program's own, where the host is the first component of the path.
  public let host: String?
  /// The port, from 0 to 65,535; nil for none.
  public let port: Int?

  /// A scheme of the program's own: `feed://article/open` and `feed:/article/open` lead to the path `article/open`.
  ///
  /// - Parameter scheme: the scheme.
  /// - Returns: the prefix.
  public static func scheme(_ scheme: String) -> LinkPrefix {
    LinkPrefix(scheme: scheme.lowercased(), host: nil, port: nil)
  }

  /// A web address: `https://example.com/article/open` leads to the path `article/open`.
  ///
  /// - Parameters:
  ///   - host: the host.
  ///   - scheme: the scheme.
  ///   - port: the port, from 0 to 65,535; nil for none.
  /// - Returns: the prefix.
  public static func host(_ host: String, scheme: String = "https", port: Int? = nil) -> LinkPrefix {
    LinkPrefix(scheme: scheme.lowercased(), host: host.lowercased(), port: port)
  }

  /// `feed:` or `https://example.com`.
  public var description: String {
    "\(scheme):" + (host.map { "//\($0)" } ?? "") + (port.map { ":\($0)" } ?? "")
  }

  /// The components of a link that follow; nil where the prefix is another.
  func components(of url: ActionURL) -> [String]? {
    guard url.scheme == scheme, url.port == port else { return nil }
    guard let host else { return (url.host.map { [$0] } ?? []) + url.path }
    return url.host == host ? url.path : nil
  }
}
