/// Decodes the parts of a URL, each once.
struct URLPartReader {
  let bytes: [UInt8]
  let limits: LinkLimits

  /// What a part is, for messages and for the rules that differ.
  enum Place {
    case component(Int)
    case name(Int)
    case value(Int)
    case fragment

    var words: String {
      switch self {
      case .component(let number): "path component \(number)"
      case .name(let number): "the name of query item \(number)"
      case .value(let number): "the value of query item \(number)"
      case .fragment: "the fragment"
      }
    }

    /// `+` is a space.
    var hasPlus: Bool {
      switch self {
      case .name, .value: true
      case .component, .fragment: false
      }
    }
  }

  // MARK: - Parts

  /// The components of the path.
  func components(of reference: URLReference) throws(LinkSyntaxError) -> [String] {
    let part = bytes[reference.path]
    // Places are those of the text only as long as nothing was taken out.
    let hasDots = Self.hasDotSegments(part)
    let path = hasDots ? URLReference.withoutDotSegments(part)[...] : part
    var components: [String] = []
    var start = path.first == UInt8(ascii: "/") ? path.startIndex + 1 : path.startIndex
    while start < path.endIndex {
      let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.endIndex
      let number = components.count + 1
      let offset = hasDots ? nil : start
      guard number <= limits.maximumComponents else {
        throw LinkSyntaxError(
          "there are more than \(limits.maximumComponents) path components, the limit maximumComponents", at: offset)
      }
      if start == end { throw LinkSyntaxError("path component \(number) is empty", at: offset) }
      let component = try decoded(path[start..<end], .component(number), offset)
      guard component != ".", component != ".." else {
        throw LinkSyntaxError("path component \(number) is a percent-encoded dot segment", at: offset)
      }
      components.append(component)
      start = end + 1
    }
    return components
  }

  private static func hasDotSegments(_ path: ArraySlice<UInt8>) -> Bool {
    var afterSlash = true
    for byte in path {
      if afterSlash, byte == UInt8(ascii: ".") { return true }
      afterSlash = byte == UInt8(ascii: "/")
    }
    return false
  }

  /// The items of the query.
  func items(_ part: Range<Int>) throws(LinkSyntaxError) -> [ActionURL.Item] {
    if part.isEmpty { return [] }
    var items: [ActionURL.Item] = []
    var start = part.lowerBound
    while start <= part.upperBound {
      let end = bytes[start..<part.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? part.upperBound
      let number = items.count + 1
      guard number <= limits.maximumItems else {
        throw LinkSyntaxError(
          "there are more than \(limits.maximumItems) query items, the limit maximumItems", at: start)
      }
      items.append(try item(start..<end, number))
      start = end + 1
    }
    return items
  }

  private func item(_ part: Range<Int>, _ number: Int) throws(LinkSyntaxError) -> ActionURL.Item {
    if part.isEmpty { throw LinkSyntaxError("query item \(number) is empty", at: part.lowerBound) }
    let equals = bytes[part].firstIndex(of: UInt8(ascii: "="))
    let name = part.lowerBound..<(equals ?? part.upperBound)
    if name.isEmpty { throw LinkSyntaxError("query item \(number) has no name", at: part.lowerBound) }
    return ActionURL.Item(
      name: try decoded(bytes[name], .name(number), name.lowerBound),
      value: try equals.map { equals throws(LinkSyntaxError) in
        try decoded(bytes[(equals + 1)..<part.upperBound], .value(number), equals + 1)
      })
  }

  func fragment(_ part: Range<Int>) throws(LinkSyntaxError) -> String {
    try decoded(bytes[part], .fragment, part.lowerBound)
  }

  // MARK: - Decoding

  /// A part without its escapes.
  private func decoded(_ part: ArraySlice<UInt8>, _ place: Place, _ offset: Int?) throws(LinkSyntaxError) -> String {
    let plain = place.hasPlus ? Self.withoutEscapes(part, plus: 0x20) : Self.withoutEscapes(part, plus: 0x2B)
    guard plain.count <= limits.maximumValueBytes else {
      throw LinkSyntaxError(
        "\(place.words) has more than \(limits.maximumValueBytes) bytes, the limit maximumValueBytes", at: offset)
    }
    guard let text = String(validating: plain, as: UTF8.self) else {
      throw LinkSyntaxError("\(place.words) is not UTF-8 after decoding", at: offset)
    }
    if let refused = URLText.refused(plain) {
      throw LinkSyntaxError("\(place.words) has \(refused), which is refused", at: offset)
    }
    if case .component = place, plain.contains(UInt8(ascii: "\\")) {
      throw LinkSyntaxError("\(place.words) has a backslash, which is refused", at: offset)
    }
    return text
  }

  private static func withoutEscapes(_ part: ArraySlice<UInt8>, plus: UInt8) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(part.count)
    var index = part.startIndex
    while index < part.endIndex {
      let byte = part[index]
      if byte == UInt8(ascii: "%"), index + 2 < part.endIndex, let high = URLCharacters.hexadecimal(part[index + 1]),
        let low = URLCharacters.hexadecimal(part[index + 2])
      {
        plain.append(high << 4 | low)
        index += 3
      } else {
        plain.append(byte == UInt8(ascii: "+") ? plus : byte)
        index += 1
      }
    }
    return plain
  }
}
