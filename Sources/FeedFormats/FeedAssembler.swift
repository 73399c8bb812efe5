internal import Foundation

/// Puts a document together from drafts: makes texts readable, repairs what is missing, resolves addresses.
struct FeedAssembler {
  let limits: FeedLimits
  let html: FeedParser.HTMLPolicy
  var format: FeedFormat
  var title: RawText?
  var link: String?
  var summary: RawText?
  var language: String?
  /// The feed's own address, as it says.
  var selfLink: String?
  /// The base that the document's root names.
  var base: String?
  /// The authors of every item that names none.
  var authors = UniqueStrings()
  var repairs = FeedRepairs()
  private var items: [FeedItem] = []

  init(format: FeedFormat, limits: FeedLimits, html: FeedParser.HTMLPolicy) {
    self.format = format
    self.limits = limits
    self.html = html
  }

  /// Adds an item; beyond the limit it is only counted.
  mutating func add(_ draft: ItemDraft) {
    guard items.count < limits.maximumItems else {
      repairs.note(.leftOut)
      return
    }
    var item = FeedItem(id: draft.id?.trimmingASCIISpace() ?? "", title: "")
    var links = UniqueStrings()
    var images = draft.images
    let texts = draft.texts.count > 1 ? draft.texts.sorted { $0.source < $1.source } : draft.texts
    if html == .readable {
      item.title = draft.title?.line ?? ""
      for (_, text) in texts {
        let readable = text.readable
        if item.summary.isEmpty { item.summary = readable.text }
        readable.links.forEach { links.append(absolute($0, text.base)) }
        readable.images.forEach { images.append(absolute($0, text.base)) }
      }
      if item.title.isEmpty { item.title = draft.otherTitle?.line ?? "" }
    } else {
      item.title = draft.title?.value ?? ""
      item.summary = texts.first?.text.value ?? ""
    }
    item.link = draft.link.map { absolute($0, draft.linkBase ?? draft.base) }
    if item.link == nil, draft.isIDLink, LinkResolver.isSafe(item.id) { item.link = item.id }
    item.link = item.link ?? draft.otherLink.map { absolute($0, draft.base) }
    item.date = date(of: draft)
    item.authors = draft.authors.inOrder
    if item.authors.count > 1 {
      // Mail addresses beside names are most often the same people again.
      let names = item.authors.filter { !$0.utf8.contains(UInt8(ascii: "@")) }
      if !names.isEmpty { item.authors = names }
    }
    item.categories = draft.categories.inOrder
    item.enclosures = draft.enclosures
    for index in item.enclosures.indices {
      item.enclosures[index].url = absolute(item.enclosures[index].url, draft.base)
      item.enclosures[index].title = item.enclosures[index].title.map(PlainText.line)
      if item.enclosures[index].duration == nil, item.enclosures[index].kind != .image {
        item.enclosures[index].duration = draft.duration
      }
    }
    item.links = links.inOrder
    item.images = draft.base == nil ? images.inOrder : images.inOrder.map { absolute($0, draft.base) }
    items.append(item)
  }

  private mutating func date(of draft: ItemDraft) -> Date? {
    if let date = draft.published.flatMap(FeedDates.date) ?? draft.updated.flatMap(FeedDates.date) { return date }
    let isWritten = [draft.published, draft.updated].contains { $0?.trimmingASCIISpace().isEmpty == false }
    repairs.note(isWritten ? .unreadableDates : .dates)
    return nil
  }

  /// The absolute address where it can be told already; else as it is written.
  private func absolute(_ raw: String, _ base: String?) -> String {
    base == nil ? raw : LinkResolver.resolve(raw, base: base) ?? raw
  }

  // MARK: - The end of the document

  /// The document; from now on relative addresses start from what the feed says of itself or, last, from its name.
  mutating func finish(name: String) -> FeedDocument {
    let documentBase = [base, selfLink, name].compactMap { LinkResolver.resolve($0 ?? "", base: nil) }.first
    let feedLink = link.flatMap { LinkResolver.resolve($0, base: base ?? documentBase) }
    let finalBase = base.flatMap { LinkResolver.resolve($0, base: documentBase) } ?? feedLink ?? documentBase
    var document = FeedDocument(
      format: format, title: title.map { html == .readable ? $0.line : $0.value }, link: feedLink,
      summary: summary.map { html == .readable ? $0.readable.text : $0.value },
      language: language.map(PlainText.line))
    if document.title?.isEmpty == true { document.title = nil }
    if document.summary?.isEmpty == true { document.summary = nil }
    if document.language?.isEmpty == true { document.language = nil }
    var known: [String: Int] = [:]
    known.reserveCapacity(items.count)
    document.items = items
    items = []
    for index in document.items.indices {
      document.items[index].feedTitle = document.title
      resolveAddresses(of: &document.items[index], base: finalBase)
      if document.items[index].authors.isEmpty { document.items[index].authors = authors.inOrder }
      nameItem(&document.items[index])
      identify(&document.items[index], known: &known)
    }
    document.repairs = repairs.descriptions
    return document
  }

  private mutating func resolveAddresses(of item: inout FeedItem, base: String?) {
    if let link = item.link {
      item.link = LinkResolver.resolve(link, base: base)
    }
    if item.link == nil { repairs.note(.links) }
    item.links = Self.resolved(item.links, base: base)
    item.images = Self.resolved(item.images, base: base)
    if item.enclosures.allSatisfy({ LinkResolver.isSafe($0.url) }) { return }
    let written = item.enclosures.count
    item.enclosures = item.enclosures.compactMap { enclosure in
      guard let url = LinkResolver.resolve(enclosure.url, base: base) else { return nil }
      var enclosure = enclosure
      enclosure.url = url
      return enclosure
    }
    if item.enclosures.count < written { repairs.note(.addresses, written - item.enclosures.count) }
  }

  private static func resolved(_ addresses: [String], base: String?) -> [String] {
    if addresses.allSatisfy(LinkResolver.isSafe) { return addresses }
    var unique = UniqueStrings()
    for address in addresses { unique.append(LinkResolver.resolve(address, base: base) ?? "") }
    return unique.inOrder
  }

  /// Gives an item without a title the first words of its text, or what else says what it is.
  private mutating func nameItem(_ item: inout FeedItem) {
    guard item.title.isEmpty else { return }
    repairs.note(.titles)
    var words = ""
    for word in item.summary.prefix(400).split(whereSeparator: \.isWhitespace) {
      guard words.count + word.count < 60 else {
        words += words.isEmpty ? String(word.prefix(60)) + "…" : "…"
        break
      }
      words += words.isEmpty ? String(word) : " " + word
    }
    let candidates = [words, item.link ?? "", item.enclosures.first?.url ?? "", "(no title)"]
    item.title = candidates.first { !$0.isEmpty } ?? ""
  }

  /// Gives an item an id that is its own: as written, or the link, or a digest of what it says.
  private mutating func identify(_ item: inout FeedItem, known: inout [String: Int]) {
    item.id = PlainText.line(item.id)
    if item.id.isEmpty {
      repairs.note(.identities)
      item.id = item.link ?? "urn:feed-item:" + Self.digest(of: item)
    }
    guard known.updateValue(1, forKey: item.id) != nil else { return }
    repairs.note(.duplicates)
    let stem = item.id + "#" + Self.digest(of: item)
    item.id = stem
    while known.updateValue(known[item.id, default: 1], forKey: item.id) != nil {
      known[stem, default: 1] += 1
      item.id = "\(stem)-\(known[stem, default: 1])"
    }
  }

  /// Sixteen digits that depend on the item's content only (FNV-1a, 64 bits).
  private static func digest(of item: FeedItem) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let date = item.date.map { String($0.timeIntervalSince1970) } ?? ""
    for text in [item.title, item.link ?? "", date, item.summary] + item.enclosures.map(\.url) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
