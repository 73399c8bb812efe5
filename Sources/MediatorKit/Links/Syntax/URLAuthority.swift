/// Reads the host and the port of a URL.
enum URLAuthority {
  /// The host in small letters and the port; nil for what is not there or empty.
  static func read(_ reference: URLReference) throws(LinkSyntaxError) -> (host: String?, port: Int?) {
    guard let part = reference.authority else { return (nil, nil) }
    let bytes = reference.bytes
    if let at = bytes[part].firstIndex(of: UInt8(ascii: "@")) {
      throw LinkSyntaxError("user information is refused, since it makes one host look like another", at: at)
    }
    if bytes[part].first == UInt8(ascii: "[") {
      throw LinkSyntaxError("a host in square brackets is refused; a link names its host", at: part.lowerBound)
    }
    let colon = bytes[part].firstIndex(of: UInt8(ascii: ":"))
    let host = part.lowerBound..<(colon ?? part.upperBound)
    if let index = bytes[host].firstIndex(where: { !URLCharacters.isUnreserved($0) }) {
      throw LinkSyntaxError("a host has letters, digits and -._~ only", at: index)
    }
    let port = try colon.map { colon throws(LinkSyntaxError) in try Self.port(bytes, (colon + 1)..<part.upperBound) }
    if let colon, host.isEmpty { throw LinkSyntaxError("there is a port without a host", at: colon) }
    let name = String(decoding: bytes[host].map(URLCharacters.lowercased), as: UTF8.self)
    return (name.isEmpty ? nil : name, port ?? nil)
  }

  private static func port(_ bytes: [UInt8], _ part: Range<Int>) throws(LinkSyntaxError) -> Int? {
    if part.isEmpty { return nil }
    let digits = bytes[part]
    guard digits.count <= 5, digits.allSatisfy(URLCharacters.isDigit),
      case let number = digits.reduce(0, { $0 * 10 + Int($1 - UInt8(ascii: "0")) }), number <= 65_535
    else { throw LinkSyntaxError("a port is a number of at most five digits, from 0 to 65535", at: part.lowerBound) }
    return number
  }
}
