/// The encoding of a document, told from its first bytes (XML 1.0, appendix F; RFC 8259, section 8.1).
struct DeclaredEncoding: Equatable {
  /// The name in capitals as the system's `iconv` knows it; `UTF-8` needs no conversion.
  var name: String
  /// The bytes of the byte-order mark to leave out.
  var markLength = 0

  /// Looks at the beginning of a document: byte-order mark, pattern of zero bytes, XML declaration, in this order.
  init(head: [UInt8]) throws(FeedFault) {
    let start = Array(head.prefix(4))
    let marks: [([UInt8], String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"), ([0xEF, 0xBB, 0xBF], "UTF-8"),
      ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ]
    if let mark = marks.first(where: { start.starts(with: $0.0) }) {
      self.init(name: mark.1, markLength: mark.0.count)
      return
    }
    switch start.map({ $0 == 0 }) {
    case [false, true, true, true]: self.init(name: "UTF-32LE")
    case [true, true, true, false]: self.init(name: "UTF-32BE")
    case [false, true, false, true], [false, true, false, false]: self.init(name: "UTF-16LE")
    case [true, false, true, false], [true, false, false, false]: self.init(name: "UTF-16BE")
    default: self.init(name: try Self.declaredName(in: head))
    }
  }

  private init(name: String, markLength: Int = 0) {
    self.name = name
    self.markLength = markLength
  }

  /// What the XML declaration says, by the name that `iconv` has for what publishers mean by it (WHATWG Encoding, 4.2).
  private static func declaredName(in head: [UInt8]) throws(FeedFault) -> String {
    guard let label = label(in: head) else { return "UTF-8" }
    let name = label.uppercased().replacing("_", with: "-")
    // Bytes that could be read as ASCII are not UTF-16 or UTF-32, whatever they say.
    if name.hasPrefix("UTF-16") || name.hasPrefix("UTF-32") || name.hasPrefix("UCS-") { return "UTF-8" }
    let isName = name.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-:.".utf8.contains($0) }
    guard isName, !name.isEmpty, name.utf8.count <= 40 else {
      throw FeedFault(
        at: TextPosition(line: 1, column: nil), "declares an encoding that is no name: “\(PlainText.line(label))”",
        wayOut: "Declare the encoding that it is really in.")
    }
    return synonyms[name] ?? (name.hasPrefix("X-") ? String(name.dropFirst(2)) : name)
  }

  private static func label(in head: [UInt8]) -> String? {
    let start = head.firstIndex { !$0.isASCIISpace } ?? 0
    guard head.holds("<?xml", at: start), let end = head.index(after: "?>", from: start),
      let after = head.index(after: "encoding", from: start), after < end
    else { return nil }
    let value = head[after..<end].drop { $0.isASCIISpace || $0 == UInt8(ascii: "=") }
    guard let quote = value.first, quote == 0x22 || quote == 0x27,
      let last = value.dropFirst().firstIndex(of: quote)
    else { return nil }
    return String(decoding: value[..<last].dropFirst(), as: UTF8.self).trimmingASCIISpace()
  }

  private static let synonyms = [
    "UTF8": "UTF-8", "ISO-8859-1": "CP1252", "ISO8859-1": "CP1252", "LATIN1": "CP1252", "US-ASCII": "CP1252",
    "ASCII": "CP1252", "WINDOWS-1252": "CP1252", "ISO-8859-9": "CP1254", "ISO-8859-11": "CP874", "TIS-620": "CP874",
    "GB2312": "GB18030", "GBK": "GB18030", "X-GBK": "GB18030", "CP936": "GB18030", "SHIFT-JIS": "CP932",
    "SJIS": "CP932", "X-SJIS": "CP932", "WINDOWS-31J": "CP932", "EUC-KR": "CP949", "KS-C-5601-1987": "CP949",
    "X-MAC-ROMAN": "MACINTOSH",
  ]
}

extension String {
  /// The text without white space of ASCII at its ends.
  func trimmingASCIISpace() -> String {
    guard utf8.first?.isASCIISpace == true || utf8.last?.isASCIISpace == true else { return self }
    guard let first = utf8.firstIndex(where: { !$0.isASCIISpace }),
      let last = utf8.lastIndex(where: { !$0.isASCIISpace })
    else { return "" }
    return String(self[first...last])
  }
}
