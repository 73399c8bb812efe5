/// Reads JSON Feed 1.1 and 1.0 (jsonfeed.org/version/1.1).
struct JSONFeedReader {
  private var assembler: FeedAssembler
  private let limits: FeedLimits

  init(limits: FeedLimits, html: FeedParser.HTMLPolicy) {
    self.limits = limits
    assembler = FeedAssembler(format: .json, limits: limits, html: html)
  }

  /// Reads the whole document.
  mutating func read(_ input: DecodedInput, name: String) throws(FeedFault) -> FeedDocument {
    var scanner = JSONScanner(input, limits: limits)
    var frame: [String: JSONValue] = [:]
    var hasItems = false
    _ = try scanner.next()
    try scanner.object { key, scanner throws(FeedFault) in
      scanner.mark()
      guard key == "items", try scanner.next() == UInt8(ascii: "[") else {
        let value = try scanner.value()
        if Self.keys.contains(key) { frame[key] = value }
        return
      }
      hasItems = true
      try scanner.array { scanner throws(FeedFault) in
        guard try scanner.next() == UInt8(ascii: "{") else {
          let fault = scanner.fault("has an item that is no object")
          _ = try scanner.value()
          throw fault
        }
        scanner.mark()
        add(try scanner.value())
      }
    }
    guard try scanner.next() == nil else {
      throw scanner.fault("goes on after the end of its object", wayOut: "Remove what follows the last “}”.")
    }
    guard frame["version"]?.text?.contains("jsonfeed.org/version/") == true else {
      throw FeedFault(
        "is JSON but not a feed: it has no “version” of JSON Feed", wayOut: "Name an RSS, Atom or JSON feed.")
    }
    guard hasItems else {
      throw FeedFault("is a JSON feed without “items”", wayOut: "Ask the feed's publisher to repair it.")
    }
    take(.object(frame))
    assembler.repairs.merge(scanner.repairs)
    return assembler.finish(name: name)
  }

  private static let keys: Set = [
    "version", "title", "home_page_url", "feed_url", "description", "language", "authors", "author",
  ]

  // MARK: - Meaning

  private mutating func take(_ frame: JSONValue) {
    assembler.title = frame["title"]?.text.map { RawText(value: cut($0), form: .plain) }
    assembler.link = frame["home_page_url"]?.text
    assembler.selfLink = frame["feed_url"]?.text
    assembler.summary = frame["description"]?.text.map { RawText(value: cut($0), form: .plain) }
    assembler.language = frame["language"]?.text
    for author in authors(frame) { assembler.authors.append(author) }
  }

  private mutating func add(_ item: JSONValue) {
    var draft = ItemDraft()
    draft.id = item["id"]?.text ?? item["id"]?.digits
    draft.isIDLink = true
    draft.title = item["title"]?.text.map { RawText(value: cut($0), form: .plain) }
    draft.link = item["url"]?.text
    draft.otherLink = item["external_url"]?.text
    for (key, source, form) in Self.texts {
      guard let text = item[key]?.text else { continue }
      draft.texts.append((source, RawText(value: cut(text), form: form)))
    }
    draft.published = item["date_published"]?.text
    draft.updated = item["date_modified"]?.text
    for author in authors(item) { draft.authors.append(author) }
    for tag in item["tags"]?.list ?? [] { draft.categories.append(PlainText.line(tag.text ?? "")) }
    for key in ["image", "banner_image"] { draft.images.append(item[key]?.text?.trimmingASCIISpace() ?? "") }
    for file in item["attachments"]?.list ?? [] {
      let size = file["size_in_bytes"]?.number.flatMap { Int(exactly: $0.rounded(.down)) } ?? 0
      draft.addEnclosure(
        FeedEnclosure(
          url: file["url"]?.text?.trimmingASCIISpace() ?? "",
          mediaType: file["mime_type"]?.text.map { PlainText.line($0).lowercased() }, length: size > 0 ? size : nil,
          duration: file["duration_in_seconds"]?.number.flatMap { $0 >= 0 && $0 < 1e9 ? $0 : nil },
          title: file["title"]?.text))
    }
    assembler.add(draft)
  }

  private static let texts: [(String, ItemDraft.Source, RawText.Form)] = [
    ("summary", .summary, .plain), ("content_html", .content, .html), ("content_text", .content, .plain),
  ]

  private func authors(_ object: JSONValue) -> [String] {
    let list = object["authors"]?.list ?? [object["author"]].compactMap(\.self)
    return list.compactMap { ($0["name"]?.text ?? $0["url"]?.text ?? $0.text).map(PlainText.line) }
  }

  private mutating func cut(_ text: String) -> String {
    guard text.utf8.count > limits.maximumTextBytes else { return text }
    assembler.repairs.note(.longTexts)
    return String(decoding: text.utf8.prefix(limits.maximumTextBytes), as: UTF8.self)
  }
}
