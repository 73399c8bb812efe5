/// A tag, read from bytes.
struct HTMLTag {
  /// The name in lower case.
  var name: String
  var isEnd: Bool
  /// Whether it closes itself, as in XML.
  var isEmpty: Bool
  /// The index after the `>`; the number of bytes when the tag never ends.
  var end: Int
  private var attributes: ArraySlice<UInt8>

  /// Reads the tag whose `<` is at an index; nil when no element of HTML (or of another vocabulary) begins there.
  init?(in bytes: [UInt8], at start: Int) {
    isEnd = bytes.holds("</", at: start)
    let first = start + (isEnd ? 2 : 1)
    let name = bytes[min(first, bytes.count)...].prefix(64).prefix { $0.isASCIIAlphanumeric || "-:_".utf8.contains($0) }
    guard name.first?.isASCIILetter == true else { return nil }
    var index = name.endIndex
    if index < bytes.count {
      guard bytes[index].isASCIISpace || bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: ">") else {
        return nil
      }
    }
    self.name = String(decoding: name, as: UTF8.self).lowercased()
    // A name with a hyphen or colon is one of another vocabulary.
    guard HTMLElement.role(of: self.name) != nil || name.contains(UInt8(ascii: "-")) || name.contains(0x3A) else {
      return nil
    }
    var quote: UInt8 = 0
    var previous: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if (byte == 0x22 || byte == 0x27) && previous == UInt8(ascii: "=") {
        quote = byte
      }
      if !byte.isASCIISpace { previous = byte }
      index += 1
    }
    attributes = bytes[name.endIndex..<index]
    isEmpty = attributes.last == UInt8(ascii: "/")
    end = min(index + 1, bytes.count)
  }

  /// The value of an attribute with its references replaced; the name is in lower case.
  func attribute(_ wanted: String) -> String? {
    var rest = attributes
    func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
      let taken = rest.prefix(while: condition)
      rest = rest[taken.endIndex...]
      return taken
    }
    while !rest.isEmpty {
      _ = take { $0.isASCIISpace || $0 == UInt8(ascii: "/") }
      let name = take { !$0.isASCIISpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
      _ = take(while: \.isASCIISpace)
      guard rest.first == UInt8(ascii: "=") else {
        if name.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = rest.dropFirst()
      _ = take(while: \.isASCIISpace)
      let value: ArraySlice<UInt8>
      if let quote = rest.first, quote == 0x22 || quote == 0x27 {
        rest = rest.dropFirst()
        value = take { $0 != quote }
        rest = rest.dropFirst()
      } else {
        value = take { !$0.isASCIISpace }
      }
      if name.count == wanted.utf8.count, zip(name, wanted.utf8).allSatisfy({ $0 | 0x20 == $1 }) {
        return HTMLEntities.decoded(value)
      }
    }
    return nil
  }
}
