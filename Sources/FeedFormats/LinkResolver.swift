internal import Foundation

/// Makes addresses of feeds absolute and safe (RFC 3986, section 5).
enum LinkResolver {
  /// The absolute `http` or `https` address that a text means; nil when it means none.
  ///
  /// - Parameters:
  ///   - raw: The address as it is written, absolute or relative.
  ///   - base: The address that a relative one starts from.
  /// - Returns: An address of printable ASCII only (see ``isSafe(_:)``).
  static func resolve(_ raw: String, base: String?) -> String? {
    let text = raw.trimmingASCIISpace()
    guard !text.isEmpty, text.utf8.count <= 8192 else { return nil }
    if isSafe(text) { return text }
    // Line breaks and tabs inside an address mean nothing (WHATWG URL, section 4.4).
    let compact = PlainText.line(String(decoding: text.utf8.filter { !(0x09...0x0D).contains($0) }, as: UTF8.self))
    let absolute = compact.hasPrefix("//") ? (base?.hasPrefix("http:") == true ? "http:" : "https:") + compact : compact
    guard let url = URL(string: absolute, relativeTo: base.flatMap { URL(string: $0) }),
      let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https"
    else { return nil }
    let resolved = url.absoluteURL.absoluteString
    guard let colon = resolved.firstIndex(of: ":") else { return nil }
    let spelled = scheme + resolved[colon...]
    return isSafe(spelled) ? spelled : nil
  }

  /// Whether an address is absolute, `http` or `https` with a host, and made of the characters of RFC 3986 only.
  static func isSafe(_ text: String) -> Bool {
    // The scheme in lower case, and a host that begins with no delimiter.
    let length = text.hasPrefix("https://") ? 8 : text.hasPrefix("http://") ? 7 : 0
    guard length > 0, let host = text.utf8.dropFirst(length).first,
      host.isASCIIAlphanumeric || host == UInt8(ascii: "[") || host == UInt8(ascii: "%")
    else { return false }
    return text.utf8.allSatisfy(isAllowed)
  }

  /// Whether a byte is a character of addresses: printable ASCII without the space and `"<>\^`{|}`.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    let masks: (UInt64, UInt64) = (0xAFFF_FFFA_0000_0000, 0x47FF_FFFE_AFFF_FFFF)
    return byte < 0x80 && (byte < 64 ? masks.0 : masks.1) >> UInt64(byte & 63) & 1 == 1
  }
}
