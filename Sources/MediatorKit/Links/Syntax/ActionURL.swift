/// A URL that was read strictly and decoded exactly once, in the same way on every platform.
///
/// The rules are those of RFC 3986, and these besides:
///
/// - There is a scheme; scheme and host have small letters, everything else keeps its case.
/// - User information is refused; a host is made of letters, digits and `-._~`.
/// - `.` and `..` are taken out of the path as section 5.2.4 says; in disguise, as `%2E`, they are refused.
/// - Empty path components are refused; one slash at the end says nothing and is dropped.
/// - Query items are separated by `&`; empty items and items without a name are refused; `+` is a space in names and
///   values of the query, and nowhere else.
/// - `%2F` is a slash inside of a component and separates none; `%5C`, a backslash, is refused in the path.
/// - What is decoded must be UTF-8, without control characters and without those that turn the direction of writing.
///
/// `description` writes it in one way that reads as an equal value.
public struct ActionURL: Hashable, Sendable {
  /// The scheme, in small letters.
  public let scheme: String
  /// The host, in small letters; nil where there is none, and where it is empty.
  public let host: String?
  /// The port, from 0 to 65,535; nil where there is none.
  public let port: Int?
  /// The components of the path, decoded; none is empty.
  public let path: [String]
  /// The items of the query, decoded, in their order.
  public let query: [Item]
  /// The fragment, decoded; nil where there is none.
  public let fragment: String?

  /// An item of a query.
  public struct Item: Hashable, Sendable {
    /// The name; never empty.
    public let name: String
    /// The value; nil where there is no `=`.
    public let value: String?
  }

  /// Reads a URL.
  ///
  /// - Parameters:
  ///   - text: the URL.
  ///   - limits: how much is read.
  /// - Throws: what is wrong, with the byte; never with a part of the text.
  /// - Complexity: O(n).
  public init(_ text: String, limits: LinkLimits = LinkLimits()) throws(LinkSyntaxError) {
    try self.init(text.utf8, limits: limits)
  }

  /// Reads a URL from bytes; see ``init(_:limits:)-(String,_)``.
  public init(_ bytes: some Collection<UInt8>, limits: LinkLimits = LinkLimits()) throws(LinkSyntaxError) {
    // Of a text that is too long no more is copied than shows that it is.
    let text = Array(bytes.prefix(limits.maximumBytes + 1))
    guard text.count <= limits.maximumBytes else {
      throw LinkSyntaxError("there are more than \(limits.maximumBytes) bytes, the limit maximumBytes")
    }
    let reference = try URLReference(text)
    guard let scheme = reference.scheme else { throw LinkSyntaxError("there is no scheme") }
    self.scheme = String(decoding: text[scheme].map(URLCharacters.lowercased), as: UTF8.self)
    (host, port) = try URLAuthority.read(reference)
    let reader = URLPartReader(bytes: text, limits: limits)
    path = try reader.components(of: reference)
    query = try reference.query.map { part throws(LinkSyntaxError) in try reader.items(part) } ?? []
    fragment = try reference.fragment.map { part throws(LinkSyntaxError) in try reader.fragment(part) }
  }
}
