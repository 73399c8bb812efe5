extension ActionURL: CustomStringConvertible {
  /// The URL, written in the one way that this module writes it; reading it gives an equal value.
  ///
  /// - Complexity: O(n).
  public var description: String {
    var text = Array((scheme + ":").utf8)
    if let host { text += Array("//\(host)".utf8) }
    if let port { text += Array(":\(port)".utf8) }
    for component in path {
      text.append(UInt8(ascii: "/"))
      Self.write(component, to: &text, unless: URLCharacters.isPathCharacter)
    }
    for (index, item) in query.enumerated() {
      text.append(UInt8(ascii: index == 0 ? "?" : "&"))
      Self.write(item.name, to: &text, unless: Self.isPlainInItem)
      guard let value = item.value else { continue }
      text.append(UInt8(ascii: "="))
      Self.write(value, to: &text, unless: Self.isPlainInItem)
    }
    if let fragment {
      text.append(UInt8(ascii: "#"))
      Self.write(fragment, to: &text, unless: URLCharacters.isQueryCharacter)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isPlainInItem(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "="), UInt8(ascii: "+"): false
    default: URLCharacters.isQueryCharacter(byte)
    }
  }

  private static func write(_ text: String, to out: inout [UInt8], unless isPlain: (UInt8) -> Bool) {
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if isPlain(byte) {
        out.append(byte)
      } else {
        out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }
}
