/// The work of ``HTMLText``: one pass over bytes, without a tree.
struct HTMLTextReader {
  var output: [UInt8] = []
  var links = UniqueStrings()
  var images = UniqueStrings()
  /// The text that the first image gives for itself.
  var alternative: String?

  private var pendingBreaks = 0
  private var pendingSpace = false
  private var preformatted = 0
  /// The numbers of the lists around this place; nil for lists without numbers.
  private var lists: [Int?] = []
  private var rowHasText = false
  /// Whether a cell ended whose bar comes before the next text.
  private var cellIsPending = false

  mutating func read(_ bytes: [UInt8]) {
    output.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<"):
        index = readMarkup(bytes, at: index)
        continue
      case UInt8(ascii: "&"):
        if let reference = HTMLEntities.reference(in: bytes, at: index) {
          if reference.scalar == "\u{A0}" { pendingSpace = true } else { put(String(reference.scalar).utf8) }
          index += reference.length
          continue
        }
        put(CollectionOfOne(byte))
      case _ where !byte.isASCIISpace:
        let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") || $0.isASCIISpace }
        put(bytes[index..<(end ?? bytes.count)])
        index = end ?? bytes.count
        continue
      case _ where preformatted == 0: pendingSpace = true
      case 0x0A: pendingBreaks += 1
      default: put(CollectionOfOne(0x20))
      }
      index += 1
    }
  }

  // MARK: - Markup

  /// Reads what a `<` begins; returns the index after it.
  private mutating func readMarkup(_ bytes: [UInt8], at start: Int) -> Int {
    if bytes.holds("<!--", at: start) { return bytes.index(after: "-->", from: start + 4) ?? bytes.count }
    if bytes.holds("<![CDATA[", at: start) {
      let end = bytes.index(after: "]]>", from: start + 9)
      put(bytes[(start + 9)..<(end.map { $0 - 3 } ?? bytes.count)])
      return end ?? bytes.count
    }
    if bytes.holds("<!", at: start) || bytes.holds("<?", at: start) {
      return bytes.index(after: ">", from: start + 2) ?? bytes.count
    }
    guard let tag = HTMLTag(in: bytes, at: start) else {
      put(CollectionOfOne(bytes[start]))
      return start + 1
    }
    if !tag.isEnd { collectAddresses(of: tag) }
    switch HTMLElement.role(of: tag.name) ?? .inline {
    case .dropped:
      if tag.isEnd || tag.isEmpty { return tag.end }
      let end = bytes.index(after: "</\(tag.name)", from: tag.end, inAnyCase: true)
      return end.flatMap { bytes.index(after: ">", from: $0) } ?? bytes.count
    case .paragraph: endLine(empty: tag.name.hasSuffix("l") && lists.count > (tag.isEnd ? 1 : 0) ? 0 : 1)
    case .line: endLine(empty: 0)
    case .inline: break
    }
    apply(tag)
    return tag.end
  }

  private mutating func apply(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case ("br", false):
      pendingBreaks += 1
      pendingSpace = false
    case ("pre", let isEnd):
      preformatted = max(0, preformatted + (isEnd ? -1 : 1))
    case ("ul", false), ("ol", false):
      if lists.count < 16 { lists.append(tag.name == "ol" ? 0 : nil) }
    case ("ul", true), ("ol", true):
      _ = lists.popLast()
    case ("li", false):
      beginListItem()
    case ("tr", false):
      rowHasText = false
    case ("td", false), ("th", false):
      if rowHasText { cellIsPending = true }
    case ("q", let isEnd):
      put((isEnd ? "”" : "“").utf8)
    default:
      break
    }
  }

  private mutating func beginListItem() {
    put(repeatElement(0x20, count: 2 * max(0, lists.count - 1)))
    if let number = lists.last ?? nil {
      lists[lists.count - 1] = number + 1
      put("\(number + 1). ".utf8)
    } else {
      put("- ".utf8)
    }
  }

  private mutating func collectAddresses(of tag: HTMLTag) {
    switch tag.name {
    case "a", "area":
      links.append(tag.attribute("href") ?? "")
    case "img", "image":
      let sizes = [tag.attribute("width"), tag.attribute("height")]
      guard !sizes.contains("1"), !sizes.contains("0") else { return }
      images.append(tag.attribute("src") ?? "")
      alternative = alternative ?? tag.attribute("alt").flatMap { $0.isEmpty ? nil : $0 }
    case "iframe", "audio", "video", "source", "embed":
      links.append(tag.attribute("src") ?? "")
    default:
      break
    }
  }

  // MARK: - Output

  /// Ends the line that text stands on, and leaves some lines empty after it.
  private mutating func endLine(empty: Int) {
    pendingBreaks = max(pendingBreaks, 1 + empty)
    pendingSpace = false
  }

  private mutating func put(_ text: some Collection<UInt8>) {
    if pendingBreaks > 0 {
      if !output.isEmpty { output.append(contentsOf: repeatElement(0x0A, count: min(pendingBreaks, 2))) }
    } else if pendingSpace, let last = output.last, last != 0x0A, last != 0x20 {
      output.append(0x20)
    }
    if cellIsPending, pendingBreaks == 0 { output.append(contentsOf: " | ".utf8) }
    cellIsPending = false
    rowHasText = true
    pendingBreaks = 0
    pendingSpace = false
    output.append(contentsOf: text)
  }
}
