extension XMLFeedBuilder {
  /// Begins an element below the root; says what is inside it.
  mutating func start(_ element: FeedElement, _ attributes: [String: String], in context: Context) -> Context {
    switch (context, element.meaning) {
    case (.feed, .channel):
      hasChannel = true
      return .feed
    case (.feed, .item):
      (hasChannel, isInItem) = (true, true)
      draft = ItemDraft()
      draft.base = bases.last?.address
      draft.id = attributes["rdf:about"]
      draft.isIDLink = draft.id != nil
      return .item
    case (.feed, let meaning): return startInFeed(element, meaning, attributes)
    case (.item, let meaning), (.media, let meaning): return startInItem(element, meaning, attributes)
    case (.person, .name), (.person, .email), (.image, .url): return startText(element.meaning)
    default: return .skipped
    }
  }

  private mutating func startInFeed(
    _ element: FeedElement, _ meaning: FeedElement.Meaning, _ attributes: [String: String]
  ) -> Context {
    let isOwn = element.vocabulary == .rss || (element.vocabulary == .atom && assembler.format == .atom)
    switch meaning {
    case .title where isOwn, .tagline: return startReadable(element, attributes)
    case .summary where element.vocabulary == .rss: return startReadable(element, attributes)
    case .link, .language: return startText(meaning)
    case .person where isOwn: return startPerson()
    case .reference:
      guard let address = attributes["href"] else { break }
      switch Self.relation(attributes) {
      case "alternate": assembler.link = assembler.link ?? absolute(address)
      case "self": assembler.selfLink = assembler.selfLink ?? absolute(address)
      default: break
      }
    default: break
    }
    return .skipped
  }

  private mutating func startInItem(
    _ element: FeedElement, _ meaning: FeedElement.Meaning, _ attributes: [String: String]
  ) -> Context {
    switch meaning {
    case .title, .otherTitle, .summary, .content, .episodeSummary, .mediaDescription, .subtitle:
      if element.vocabulary == .atom, meaning == .content { draft.otherLink = draft.otherLink ?? attributes["src"] }
      return startReadable(element, attributes)
    case .guid:
      draft.isIDLink = attributes["isPermaLink"]?.lowercased() != "false"
      return startText(meaning)
    case .link, .id, .author, .category, .published, .updated, .duration: return startText(meaning)
    case .person: return startPerson()
    case .image: return .image
    case .mediaGroup: return .media
    case .medium:
      takeMedium(attributes)
      return .media
    case .enclosure:
      draft.addEnclosure(Self.enclosure(url: attributes["url"], attributes, length: "length"))
    case .artwork:
      draft.images.append(absolute(attributes[element.vocabulary == .media ? "url" : "href"] ?? ""))
    case .term: draft.addCategory(attributes["label"] ?? attributes["term"] ?? "")
    case .reference: takeReference(attributes)
    default: break
    }
    return .skipped
  }

  private mutating func startPerson() -> Context {
    person = ("", "")
    return .person
  }

  // MARK: - Links and media

  private mutating func takeReference(_ attributes: [String: String]) {
    guard let address = attributes["href"] else { return }
    switch Self.relation(attributes) {
    case "alternate":
      if assembler.format == .atom, draft.link == nil, attributes["type"]?.contains("html") ?? true {
        draft.link = absolute(address)
      } else {
        draft.otherLink = draft.otherLink ?? absolute(address)
      }
    case "enclosure":
      var enclosure = Self.enclosure(url: absolute(address), attributes, length: "length")
      enclosure.title = attributes["title"]
      draft.addEnclosure(enclosure)
    default: break
    }
  }

  /// Takes a `media:content` (Media RSS 1.5.1).
  private mutating func takeMedium(_ attributes: [String: String]) {
    var enclosure = Self.enclosure(url: absolute(attributes["url"] ?? ""), attributes, length: "fileSize")
    enclosure.duration = attributes["duration"].flatMap(FeedDates.duration)
    if enclosure.kind == .other, let kind = FeedEnclosure.Kind(topLevelOf: attributes["medium"]) {
      enclosure.kind = kind
    }
    if enclosure.kind == .image { draft.images.append(enclosure.url) }
    draft.addEnclosure(enclosure)
  }

  private static func enclosure(url: String?, _ attributes: [String: String], length: String) -> FeedEnclosure {
    var type = attributes["type"] ?? ""
    if !type.utf8.allSatisfy({ $0 | 0x20 == $0 && $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") }) {
      type = PlainText.line(String(type.prefix { $0 != ";" })).lowercased()
    }
    let bytes = attributes[length].flatMap { Int($0.trimmingASCIISpace()) } ?? 0
    return FeedEnclosure(
      url: url?.trimmingASCIISpace() ?? "", mediaType: type.utf8.contains(UInt8(ascii: "/")) ? type : nil,
      length: bytes > 0 ? bytes : nil)
  }

  private static func relation(_ attributes: [String: String]) -> String {
    let relation = attributes["rel"]?.trimmingASCIISpace().lowercased() ?? ""
    return relation.isEmpty ? "alternate" : relation.split(separator: "/").last.map(String.init) ?? relation
  }

  /// The address from where the document is, where it names a base; else as it is written.
  private func absolute(_ address: String) -> String {
    guard let base = bases.last?.address else { return address.trimmingASCIISpace() }
    return LinkResolver.resolve(address, base: base) ?? address.trimmingASCIISpace()
  }

  // MARK: - Texts

  /// Takes the text that was read for the feed itself.
  mutating func finishInFeed(_ meaning: FeedElement.Meaning) {
    switch meaning {
    case .title: assembler.title = assembler.title ?? text
    case .summary, .tagline: assembler.summary = assembler.summary ?? text
    case .link:
      let address = text.value.trimmingASCIISpace()
      if !address.isEmpty { assembler.link = absolute(address) }
    case .language: assembler.language = text.value
    case .name: person.name = text.value
    case .email: person.email = text.value
    default: break
    }
  }

  /// Takes the text that was read for the present item.
  mutating func finishInItem(_ meaning: FeedElement.Meaning) {
    switch meaning {
    case .title: draft.title = draft.title ?? text
    case .otherTitle: draft.otherTitle = draft.otherTitle ?? text
    case .summary: draft.texts.append((.summary, text))
    case .content: draft.texts.append((.content, text))
    case .episodeSummary: draft.texts.append((.episodeSummary, text))
    case .mediaDescription: draft.texts.append((.mediaDescription, text))
    case .subtitle: draft.texts.append((.subtitle, text))
    case .link:
      let address = text.value.trimmingASCIISpace()
      if !address.isEmpty { draft.link = draft.link ?? absolute(address) }
    case .url: draft.images.append(absolute(text.value))
    case .guid: draft.id = text.value
    case .id:
      draft.id = draft.id ?? text.value
      draft.isIDLink = true
    case .published: draft.published = draft.published ?? text.value
    case .updated: draft.updated = draft.updated ?? text.value
    case .author: draft.addAuthor(text.value)
    case .category: draft.addCategory(text.value)
    case .duration: draft.duration = FeedDates.duration(text.value)
    case .name: person.name = text.value
    case .email: person.email = text.value
    default: break
    }
  }
}
