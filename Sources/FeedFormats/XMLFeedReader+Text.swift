extension XMLFeedReader {
  /// Begins to read the text of an element.
  func startText(
    _ element: FeedElement, _ attributes: [String: String], form: RawText.Form = .plain, keepsMarkup: Bool = false,
    isEscaping: Bool = false
  ) -> Context {
    var capture = Capture(element: element, attributes: attributes, depth: depth)
    capture.keepsMarkup = keepsMarkup
    capture.isEscaping = isEscaping
    self.capture = capture
    text = RawText(value: "", form: form, base: bases.last?.address)
    return .text
  }

  /// Begins to read a text of RSS: escaped HTML, or markup as it is.
  func startHTML(_ element: FeedElement, _ attributes: [String: String]) -> Context {
    startText(element, attributes, form: .html, keepsMarkup: true)
  }

  /// Begins to read a text construct of Atom (RFC 4287, sections 3.1 and 4.1.3; Atom 0.3 says it by a media type).
  func startConstruct(_ element: FeedElement, _ attributes: [String: String]) -> Context {
    let type = attributes["type"]?.trimmingASCIISpace().lowercased() ?? "text"
    switch type {
    case "html", "text/html":
      return startHTML(element, attributes)
    case "xhtml", "application/xhtml+xml":
      return startText(element, attributes, form: .html, keepsMarkup: true, isEscaping: true)
    case "text", "text/plain", "":
      return startText(element, attributes, keepsMarkup: true)
    default:
      guard element == .atomContent, !type.hasPrefix("text/"), !type.hasSuffix("xml") else {
        return startText(element, attributes, keepsMarkup: true)
      }
      // Media in the feed itself, in Base64: nothing to read.
      return .skipped
    }
  }

  func append(_ string: String) {
    guard capture?.isEscaping == true else { return appendRaw(string) }
    appendRaw(Self.escaped(string))
  }

  /// Keeps a start tag inside a text, with the attributes that matter.
  func appendStartTag(_ name: String, _ attributes: [String: String]) {
    guard capture?.keepsMarkup == true, HTMLElement.role(of: Self.localName(name)) != nil else { return }
    if text.form == .plain {
      text.form = .html
      text.value = Self.escaped(text.value)
      capture?.isEscaping = true
    }
    appendRaw("<" + Self.localName(name))
    for key in ["href", "src", "alt", "width", "height"] {
      guard let value = attributes[key] else { continue }
      appendRaw(" \(key)=\"\(Self.escaped(value).replacing("\"", with: "&quot;"))\"")
    }
    appendRaw(">")
  }

  func appendEndTag(_ name: String) {
    guard capture?.keepsMarkup == true, HTMLElement.role(of: Self.localName(name)) != nil else { return }
    appendRaw("</" + Self.localName(name) + ">")
  }

  private func appendRaw(_ string: String) {
    let room = limits.maximumTextBytes - text.value.utf8.count
    if string.utf8.count <= room {
      if text.value.isEmpty { text.value = string } else { text.value += string }
    } else if room > 0 {
      text.value += String(decoding: string.utf8.prefix(room), as: UTF8.self)
      assembler.repairs.note(.longTexts)
    }
  }

  private static func localName(_ name: String) -> String {
    name.split(separator: ":").last.map { $0.lowercased() } ?? name
  }

  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C }) else { return text }
    return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
