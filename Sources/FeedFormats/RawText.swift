/// A text as a feed writes it, before it is made readable.
struct RawText {
  /// What the text is written in.
  enum Form {
    /// Characters that mean themselves.
    case plain
    /// Markup, well-formed or not.
    case html
  }

  var value: String
  var form: Form
  /// The address that relative addresses in it start from, where the document names one.
  var base: String?

  /// The text as plain lines, with the addresses in it.
  var readable: HTMLText {
    guard form == .html else { return HTMLText(plain: value) }
    let html = HTMLText(value)
    // A feed that escapes its markup twice shows it as text: read once more.
    guard !value.utf8.contains(UInt8(ascii: "<")), RawText.showsTags(html.text) else { return html }
    return HTMLText(html.text)
  }

  /// The text as one line, for titles.
  var line: String {
    guard value.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") }) else {
      return PlainText.line(value)
    }
    // Plain titles with references in them are titles that were escaped once too often.
    guard form == .html else { return PlainText.line(HTMLText.decodingReferences(value)) }
    let once = HTMLText(value).text
    // References that are still there were escaped twice.
    return PlainText.line(once.utf8.contains(UInt8(ascii: "&")) ? HTMLText.decodingReferences(once) : once)
  }

  private static func showsTags(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
    return ["</p>", "</a>", "</div>", "<br", "<p>", "<img ", "</li>", "</b>", "</i>", "</em>", "</strong>"].contains {
      text.contains($0)
    }
  }
}

extension HTMLText {
  /// Text without markup: only made safe.
  init(plain: String) {
    self.text = PlainText.lines(plain)
    self.links = []
    self.images = []
  }

  /// Text with its character references replaced, and nothing else.
  static func decodingReferences(_ text: String) -> String {
    HTMLEntities.decoded(text.utf8)
  }
}
