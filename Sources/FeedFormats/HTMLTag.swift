/// A tag, read from bytes.
struct HTMLTag {
  /// The name in lower case.
  var name: String
  var isEnd: Bool
  /// Whether it closes itself, as in XML.
  var isEmpty: Bool
  /// The index after the `>`; the number of bytes when the tag never ends.
  var end: Int
  private var attributes: Range<Int>

  /// Reads the tag whose `<` is at an index; nil when no element of HTML (or of another vocabulary) begins there.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    var index = start + 1
    isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let first = index
    guard index < bytes.count, bytes[index].isASCIILetter else { return nil }
    let limit = min(bytes.count, first + 64)
    while index < limit, bytes[index].isASCIIAlphanumeric || "-:_".utf8.contains(bytes[index]) { index += 1 }
    if index < bytes.count {
      guard bytes[index].isASCIISpace || bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: ">") else {
        return nil
      }
    }
    name = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<index]), as: UTF8.self).lowercased()
    guard HTMLElement.role(of: name) != nil || name.utf8.contains(UInt8(ascii: "-")) || name.utf8.contains(0x3A) else {
      return nil
    }
    let attributesStart = index
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
    attributes = attributesStart..<index
    isEmpty = index > attributesStart && bytes[index - 1] == UInt8(ascii: "/")
    end = min(index + 1, bytes.count)
  }

  /// The value of an attribute with its references replaced; the name is in lower case.
  func attribute(_ wanted: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let wanted = UnsafeBufferPointer(start: wanted.utf8Start, count: wanted.utf8CodeUnitCount)
    var index = attributes.lowerBound
    let end = attributes.upperBound
    func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
      let first = index
      while index < end, condition(bytes[index]) { index += 1 }
      return first..<index
    }
    while index < end {
      _ = skip { $0.isASCIISpace || $0 == UInt8(ascii: "/") }
      let name = skip { !$0.isASCIISpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
      _ = skip { $0.isASCIISpace }
      guard index < end, bytes[index] == UInt8(ascii: "=") else {
        if name.isEmpty { index += 1 }
        continue
      }
      index += 1
      _ = skip { $0.isASCIISpace }
      var value = index..<index
      if index < end, bytes[index] == 0x22 || bytes[index] == 0x27 {
        let quote = bytes[index]
        index += 1
        value = skip { $0 != quote }
        index += 1
      } else {
        value = skip { !$0.isASCIISpace }
      }
      if name.count == wanted.count, zip(name, wanted).allSatisfy({ bytes[$0] | 0x20 == $1 }) {
        return HTMLEntities.decoded(UnsafeBufferPointer(rebasing: bytes[value]))
      }
    }
    return nil
  }
}
