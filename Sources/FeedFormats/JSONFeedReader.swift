internal import Foundation

/// Reads JSON Feed 1.1 and 1.0 (jsonfeed.org/version/1.1).
struct JSONFeedReader {
  private var splitter: JSONSplitter
  private var assembler: FeedAssembler
  private let limits: FeedLimits

  init(limits: FeedLimits, html: FeedParser.HTMLPolicy) {
    self.limits = limits
    splitter = JSONSplitter(limits: limits)
    assembler = FeedAssembler(format: .json, limits: limits, html: html)
  }

  /// Reads the whole document.
  mutating func read(_ input: DecodedInput, name: String) throws(FeedFault) -> FeedDocument {
    var rest: [UInt8] = []
    while let piece = try next(input) {
      let bytes = rest + piece
      let whole = try checkedLength(bytes)
      let items = try bytes.withUnsafeBufferPointer { buffer throws(FeedFault) in
        try splitter.split(UnsafeBufferPointer(rebasing: buffer[..<whole]))
      }
      rest = Array(bytes[whole...])
      for item in items { add(try object(item.bytes, at: item.position)) }
      guard splitter.pendingBytes <= limits.maximumTextBytes &* 8 else {
        throw FeedFault(
          at: splitter.position,
          "has an item (or a part before its items) of more than \(limits.maximumTextBytes &* 8) bytes",
          wayOut: "Raise the limit of text, or ask the feed's publisher for a shorter feed.")
      }
    }
    if let byte = rest.first { throw UTF8Sequence.fault(byte).at(splitter.position) }
    try splitter.finish()
    let frame = try object(splitter.frame, at: TextPosition(line: 1, column: nil))
    guard text(frame["version"])?.contains("jsonfeed.org/version/") == true else {
      throw FeedFault(
        "is JSON but not a feed: it has no “version” of JSON Feed", wayOut: "Name an RSS, Atom or JSON feed.")
    }
    guard splitter.hasItems else {
      throw FeedFault("is a JSON feed without “items”", wayOut: "Ask the feed's publisher to repair it.")
    }
    take(frame)
    assembler.repairs.merge(splitter.repairs)
    return assembler.finish(name: name)
  }

  private func next(_ input: DecodedInput) throws(FeedFault) -> [UInt8]? {
    do {
      return try input.next()
    } catch {
      throw error.at(splitter.position)
    }
  }

  /// How many bytes are whole characters; a fault when one is not UTF-8.
  private func checkedLength(_ bytes: [UInt8]) throws(FeedFault) -> Int {
    try bytes.withUnsafeBufferPointer { buffer throws(FeedFault) in
      var index = 0
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index += 1
          continue
        }
        switch UTF8Sequence(in: buffer, at: index) {
        case .valid(let length): index += length
        case .incomplete: return index
        case .invalid: throw UTF8Sequence.fault(buffer[index]).at(splitter.position.advanced(over: buffer[..<index]))
        }
      }
      return index
    }
  }

  /// Decodes an object; the place of a fault is counted from where its bytes begin.
  private func object(_ bytes: [UInt8], at start: TextPosition) throws(FeedFault) -> [String: Any] {
    do {
      return try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      throw FeedFault(
        at: JSONErrorPlace(text).position(in: bytes, from: start), "is not well-formed JSON",
        wayOut: "Ask the feed's publisher to repair it.")
    }
  }

  // MARK: - Meaning

  private mutating func take(_ frame: [String: Any]) {
    assembler.title = text(frame["title"]).map { RawText(value: $0, form: .plain) }
    assembler.link = text(frame["home_page_url"])
    assembler.selfLink = text(frame["feed_url"])
    assembler.summary = text(frame["description"]).map { RawText(value: $0, form: .plain) }
    assembler.language = text(frame["language"])
    for author in authors(frame) { assembler.authors.append(author) }
  }

  private mutating func add(_ object: [String: Any]) {
    var draft = ItemDraft()
    draft.id = text(object["id"]) ?? number(object["id"])
    draft.isIDLink = true
    draft.title = text(object["title"]).map { RawText(value: $0, form: .plain) }
    draft.link = text(object["url"])
    draft.otherLink = text(object["external_url"])
    if let summary = text(object["summary"]) { draft.addText(.summary, RawText(value: cut(summary), form: .plain)) }
    if let html = text(object["content_html"]) { draft.addText(.content, RawText(value: cut(html), form: .html)) }
    if let plain = text(object["content_text"]) { draft.addText(.content, RawText(value: cut(plain), form: .plain)) }
    draft.published = text(object["date_published"])
    draft.updated = text(object["date_modified"])
    for author in authors(object) { draft.authors.append(author) }
    for tag in object["tags"] as? [Any] ?? [] { draft.categories.append(PlainText.line(text(tag) ?? "")) }
    for key in ["image", "banner_image"] { draft.images.append(text(object[key])?.trimmingASCIISpace() ?? "") }
    for case let file as [String: Any] in object["attachments"] as? [Any] ?? [] {
      let type = text(file["mime_type"]).map { PlainText.line($0).lowercased() }
      let seconds = double(file["duration_in_seconds"])
      let size = double(file["size_in_bytes"]).flatMap { Int(exactly: $0.rounded()) } ?? 0
      draft.addEnclosure(
        FeedEnclosure(
          url: text(file["url"])?.trimmingASCIISpace() ?? "", mediaType: type, length: size > 0 ? size : nil,
          duration: seconds.flatMap { $0 >= 0 && $0 < 1e9 ? $0 : nil }, title: text(file["title"])))
    }
    assembler.add(draft)
  }

  private func authors(_ object: [String: Any]) -> [String] {
    let list = object["authors"] as? [Any] ?? [object["author"] as Any]
    return list.compactMap { entry in
      let author = entry as? [String: Any]
      return (text(author?["name"]) ?? text(author?["url"]) ?? text(entry)).map(PlainText.line)
    }
  }

  private mutating func cut(_ text: String) -> String {
    guard text.utf8.count > limits.maximumTextBytes else { return text }
    assembler.repairs.note(.longTexts)
    return String(decoding: text.utf8.prefix(limits.maximumTextBytes), as: UTF8.self)
  }

  // MARK: - Values of any type

  private func text(_ value: Any?) -> String? {
    (value as? String).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func double(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init)
  }

  private func number(_ value: Any?) -> String? {
    (value as? NSNumber)?.stringValue
  }
}
