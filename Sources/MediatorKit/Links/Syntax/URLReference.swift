/// The five parts of a URL or of a relative reference, as they are written: nothing is decoded.
///
/// Source: RFC 3986, section 3 and appendix B.
struct URLReference: Equatable {
  /// Where a part is in the bytes of the text.
  typealias Part = Range<Int>

  var bytes: [UInt8]
  var scheme: Part?
  var authority: Part?
  var path: Part
  var query: Part?
  var fragment: Part?

  /// Takes a text apart.
  ///
  /// - Parameter bytes: the text.
  /// - Throws: the first character that a URL does not have at its place, and the first percent sign without two digits.
  /// - Complexity: O(n).
  init(_ bytes: [UInt8]) throws(LinkSyntaxError) {
    self.bytes = bytes
    var index = 0
    if let end = Self.schemeEnd(bytes) {
      scheme = 0..<end
      index = end + 1
    }
    if bytes[index...].starts(with: [0x2F, 0x2F]) {
      let start = index + 2
      index = Self.end(bytes, from: start) {
        $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
      }
      authority = start..<index
    }
    let start = index
    index = Self.end(bytes, from: start) { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    path = start..<index
    if index < bytes.count, bytes[index] == UInt8(ascii: "?") {
      let start = index + 1
      index = Self.end(bytes, from: start) { $0 == UInt8(ascii: "#") }
      query = start..<index
    }
    if index < bytes.count { fragment = (index + 1)..<bytes.count }
    try check()
  }

  /// The end of the scheme; nil where there is none.
  private static func schemeEnd(_ bytes: [UInt8]) -> Int? {
    guard let first = bytes.first, URLCharacters.isLetter(first) else { return nil }
    let end = end(bytes, from: 1) { !URLCharacters.isSchemeCharacter($0) }
    return end < bytes.count && bytes[end] == UInt8(ascii: ":") ? end : nil
  }

  private static func end(_ bytes: [UInt8], from start: Int, _ isEnd: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
    return index
  }

  // MARK: - Characters

  private func check() throws(LinkSyntaxError) {
    if let authority {
      // Brackets are for IP literals, and what is in them is looked at by whoever wants the host.
      try check(authority) {
        URLCharacters.isPathCharacter($0) || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]")
      }
    }
    try check(path) { URLCharacters.isPathCharacter($0) || $0 == UInt8(ascii: "/") }
    // RFC 3986, section 4.2: the first component would be a scheme.
    if scheme == nil, authority == nil, let colon = firstComponent.firstIndex(of: UInt8(ascii: ":")) {
      throw LinkSyntaxError("a colon is not allowed here, since what is before it is no scheme", at: colon)
    }
    if let query { try check(query, URLCharacters.isQueryCharacter) }
    if let fragment { try check(fragment, URLCharacters.isQueryCharacter) }
  }

  private var firstComponent: ArraySlice<UInt8> { bytes[path].prefix { $0 != UInt8(ascii: "/") } }

  private func check(_ part: Part, _ isAllowed: (UInt8) -> Bool) throws(LinkSyntaxError) {
    var index = part.lowerBound
    while index < part.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < part.upperBound, URLCharacters.hexadecimal(bytes[index + 1]) != nil,
          URLCharacters.hexadecimal(bytes[index + 2]) != nil
        else {
          throw LinkSyntaxError("'%' is not followed by two hexadecimal digits; write a percent sign as %25", at: index)
        }
        index += 3
      } else if isAllowed(byte) {
        index += 1
      } else {
        throw LinkSyntaxError("\(URLCharacters.kind(byte)) is not allowed here; write it percent-encoded", at: index)
      }
    }
  }
}
