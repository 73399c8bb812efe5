extension XMLFeedBuilder {
  /// Begins to read the text of an element.
  mutating func startText(
    _ meaning: FeedElement.Meaning, form: RawText.Form = .plain, keepsMarkup: Bool = false, isEscaping: Bool = false
  ) -> Context {
    capture = Capture(meaning: meaning, keepsMarkup: keepsMarkup, isEscaping: isEscaping, depth: depth)
    text = RawText(value: "", form: form, base: bases.last?.address)
    return .text
  }

  /// Begins to read a text for people, which its vocabulary says how to write.
  mutating func startReadable(_ element: FeedElement, _ attributes: [String: String]) -> Context {
    switch element.vocabulary {
    case .atom: startConstruct(element.meaning, type: attributes["type"])
    case .xhtml: startText(element.meaning, form: .html, keepsMarkup: true, isEscaping: true)
    case .media where attributes["type"] != "html": startText(element.meaning)
    default: startText(element.meaning, form: .html, keepsMarkup: true)
    }
  }

  /// Begins to read a text construct of Atom (RFC 4287, sections 3.1 and 4.1.3; Atom 0.3 says it by a media type).
  private mutating func startConstruct(_ meaning: FeedElement.Meaning, type: String?) -> Context {
    let type = type?.trimmingASCIISpace().lowercased() ?? ""
    switch type {
    case "html", "text/html": return startText(meaning, form: .html, keepsMarkup: true)
    case "xhtml", "application/xhtml+xml":
      return startText(meaning, form: .html, keepsMarkup: true, isEscaping: true)
    case "", "text",
      _ where meaning != .content || type.hasPrefix("text/") || type.hasSuffix("xml"):
      return startText(meaning, keepsMarkup: true)
    // Media in the feed itself, in Base64: nothing to read.
    default: return .skipped
    }
  }

  /// Adds characters to the text, if one is read here.
  mutating func append(_ string: String) {
    guard let capture else { return }
    appendRaw(capture.isEscaping ? Self.escaped(string) : string)
  }

  /// Keeps a start tag inside a text, with the attributes that matter.
  mutating func appendStartTag(_ name: String, _ attributes: [String: String]) {
    let name = Self.localName(name)
    guard capture?.keepsMarkup == true, HTMLElement.role(of: name) != nil else { return }
    if text.form == .plain {
      text.form = .html
      text.value = Self.escaped(text.value)
      capture?.isEscaping = true
    }
    var tag = "<" + name
    for key in ["href", "src", "alt", "width", "height"] {
      guard let value = attributes[key] else { continue }
      tag += " \(key)=\"\(Self.escaped(value).replacing("\"", with: "&quot;"))\""
    }
    appendRaw(tag + ">")
  }

  /// Keeps an end tag inside a text.
  mutating func appendEndTag(_ name: String) {
    let name = Self.localName(name)
    guard capture?.keepsMarkup == true, HTMLElement.role(of: name) != nil else { return }
    appendRaw("</" + name + ">")
  }

  private mutating func appendRaw(_ string: String) {
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
