/// A link in code or data, as far as it can be read without doubt.
///
/// Links that MediatorKit would refuse, and those with characters that are written in another way than they are meant, are
/// none: nothing is said of them.
struct PlainLink {
  let scheme: String
  let host: String?
  let port: Int?
  /// The components of the path.
  let path: [String]

  /// The link up to its parameters.
  let shown: String

  /// Reads a link.
  ///
  /// - Parameters:
  ///   - text: the link, or its beginning.
  ///   - isWhole: nothing follows; else the path must be over.
  /// - Complexity: O(n) in the bytes.
  init?(_ text: String, isWhole: Bool) {
    let end = text.firstIndex(of: "?")
    guard isWhole || end != nil, !text.contains("#") else { return nil }
    shown = String(text[..<(end ?? text.endIndex)])
    guard let colon = shown.firstIndex(of: ":") else { return nil }
    scheme = shown[..<colon].lowercased()
    var rest = shown[shown.index(after: colon)...]
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      rest = rest.dropFirst(authority.count)
      let parts = authority.split(separator: ":", omittingEmptySubsequences: false)
      guard let name = parts.first, !name.isEmpty, parts.count <= 2, name.allSatisfy(Self.isUnreserved) else {
        return nil
      }
      host = name.lowercased()
      port = parts.count == 2 ? Int(parts[1]) : nil
      if parts.count == 2, port == nil { return nil }
    } else {
      (host, port) = (nil, nil)
    }
    guard rest.isEmpty || rest.first == "/" else { return nil }
    var components = rest.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if components.last == "" { components.removeLast() }
    let isPlain = components.allSatisfy {
      !$0.isEmpty && $0 != "." && $0 != ".." && $0.allSatisfy(Self.isUnreserved)
    }
    guard isPlain else { return nil }
    path = components
  }

  /// The components that follow a prefix; nil where the prefix is another.
  func components(after prefix: LinkPrefixFact) -> [String]? {
    guard scheme == prefix.scheme, port == prefix.port else { return nil }
    guard let expected = prefix.host else { return (host.map { [$0] } ?? []) + path }
    return host == expected ? path : nil
  }

  private static func isUnreserved(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
  }
}
