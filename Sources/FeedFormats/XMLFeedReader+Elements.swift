extension XMLFeedReader {
  /// Begins an element below the root; says what is inside it.
  func start(_ element: FeedElement, _ attributes: [String: String], in context: Context) -> Context {
    switch (context, element) {
    case (.feed, .channel):
      hasChannel = true
      return .feed
    case (.feed, .item), (.feed, .atomEntry):
      hasChannel = true
      isInItem = true
      draft = ItemDraft()
      draft.base = bases.last?.address
      if let about = attributes["rdf:about"] {
        draft.id = about
        draft.isIDLink = true
      }
      return .item
    case (.feed, _): return startInFeed(element, attributes)
    case (.item, _), (.media, _): return startInItem(element, attributes)
    case (.person, .atomName), (.person, .atomEmail), (.image, .url): return startText(element, attributes)
    default: return .skipped
    }
  }

  private func startInFeed(_ element: FeedElement, _ attributes: [String: String]) -> Context {
    switch element {
    case .title, .description: return startHTML(element, attributes)
    case .atomTitle where assembler.format == .atom, .atomSubtitle, .atomTagline:
      return startConstruct(element, attributes)
    case .link, .language, .dcLanguage: return startText(element, attributes)
    case .atomLink:
      takeFeedLink(attributes)
      return .skipped
    case .atomAuthor where assembler.format == .atom:
      person = ("", "")
      return .person
    default: return .skipped
    }
  }

  private func startInItem(_ element: FeedElement, _ attributes: [String: String]) -> Context {
    switch element {
    case .title, .description, .contentEncoded, .itunesSummary, .itunesSubtitle, .itunesTitle, .dcTitle, .dcDescription:
      return startHTML(element, attributes)
    case .xhtmlBody, .xhtmlDiv:
      return startText(element, attributes, form: .html, keepsMarkup: true, isEscaping: true)
    case .mediaTitle, .mediaDescription:
      return attributes["type"] == "html" ? startHTML(element, attributes) : startText(element, attributes)
    case .atomTitle, .atomSummary, .atomContent:
      if element == .atomContent, let source = attributes["src"] { draft.otherLink = draft.otherLink ?? source }
      return startConstruct(element, attributes)
    case .link, .guid, .author, .category, .pubDate, .atomID, .atomPublished, .atomIssued, .atomUpdated, .atomModified,
      .dcCreator, .dcDate, .dcSubject, .dcTermsIssued, .dcTermsCreated, .dcTermsModified, .itunesAuthor,
      .itunesDuration:
      return startText(element, attributes)
    case .atomAuthor:
      person = ("", "")
      return .person
    case .image: return .image
    case .mediaGroup: return .media
    case .mediaContent:
      takeMedia(attributes)
      return .media
    default:
      takeEmpty(element, attributes)
      return .skipped
    }
  }

  /// Takes an element that says everything in its attributes.
  private func takeEmpty(_ element: FeedElement, _ attributes: [String: String]) {
    switch element {
    case .enclosure:
      draft.addEnclosure(Self.enclosure(url: attributes["url"], type: attributes["type"], length: attributes["length"]))
    case .mediaThumbnail: draft.images.append(absolute(attributes["url"]))
    case .itunesImage: draft.images.append(absolute(attributes["href"]))
    case .atomCategory: draft.addCategory(attributes["label"] ?? attributes["term"] ?? "")
    case .atomLink: takeItemLink(attributes)
    default: break
    }
  }

  // MARK: - Links and media

  private func takeFeedLink(_ attributes: [String: String]) {
    guard let address = attributes["href"] else { return }
    switch Self.relation(attributes) {
    case "alternate": assembler.link = assembler.link ?? absolute(address)
    case "self": assembler.selfLink = assembler.selfLink ?? absolute(address)
    default: break
    }
  }

  private func takeItemLink(_ attributes: [String: String]) {
    guard let address = attributes["href"] else { return }
    switch Self.relation(attributes) {
    case "alternate":
      let type = attributes["type"] ?? "text/html"
      if assembler.format == .atom, draft.link == nil, type.contains("html") {
        draft.link = absolute(address)
      } else {
        draft.otherLink = draft.otherLink ?? absolute(address)
      }
    case "enclosure":
      var enclosure = Self.enclosure(url: address, type: attributes["type"], length: attributes["length"])
      enclosure.url = absolute(enclosure.url)
      enclosure.title = attributes["title"]
      draft.addEnclosure(enclosure)
    default: break
    }
  }

  /// Takes a `media:content` (Media RSS 1.5.1).
  private func takeMedia(_ attributes: [String: String]) {
    var enclosure = Self.enclosure(url: attributes["url"], type: attributes["type"], length: attributes["fileSize"])
    guard !enclosure.url.isEmpty else { return }
    enclosure.url = absolute(enclosure.url)
    enclosure.duration = attributes["duration"].flatMap(FeedDates.duration)
    if enclosure.kind == .other, let kind = FeedEnclosure.Kind(topLevelOf: attributes["medium"]) {
      enclosure.kind = kind
    }
    if enclosure.kind == .image { draft.images.append(enclosure.url) }
    draft.addEnclosure(enclosure)
  }

  private static func enclosure(url: String?, type: String?, length: String?) -> FeedEnclosure {
    let type = Self.mediaType(type ?? "")
    let bytes = length.flatMap { Int($0.trimmingASCIISpace()) } ?? 0
    return FeedEnclosure(
      url: url?.trimmingASCIISpace() ?? "", mediaType: type.utf8.contains(UInt8(ascii: "/")) ? type : nil,
      length: bytes > 0 ? bytes : nil)
  }

  /// A media type in lower case and without parameters.
  private static func mediaType(_ text: String) -> String {
    let isWritten = text.utf8.allSatisfy { $0 | 0x20 == $0 && $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") }
    return isWritten ? text : PlainText.line(String(text.prefix { $0 != ";" })).lowercased()
  }

  private static func relation(_ attributes: [String: String]) -> String {
    let relation = attributes["rel"]?.trimmingASCIISpace().lowercased() ?? ""
    return relation.isEmpty ? "alternate" : relation.split(separator: "/").last.map(String.init) ?? relation
  }

  /// The address from where the parser is, where the document names a base; else as it is written.
  func absolute(_ address: String?) -> String {
    guard let address else { return "" }
    guard let base = bases.last?.address else { return address.trimmingASCIISpace() }
    return LinkResolver.resolve(address, base: base) ?? address.trimmingASCIISpace()
  }
}
