/// Builds a feed from the elements and texts of an XML document, in their order.
struct XMLFeedBuilder {
  /// Where in a feed the document is.
  enum Context {
    case document, feed, item, person, media, image
    /// In a text that is read.
    case text
    /// In something that is not read, with all that it holds.
    case skipped
  }

  /// A text that is being read.
  struct Capture {
    var meaning: FeedElement.Meaning
    /// Whether markup inside is kept as HTML; otherwise only its text.
    var keepsMarkup = false
    /// Whether `<` and `&` of the text mean themselves and have to be escaped beside markup.
    var isEscaping = false
    var depth: Int
  }

  let limits: FeedLimits
  var assembler: FeedAssembler
  var draft = ItemDraft()
  var capture: Capture?
  /// What was read of the text so far; apart from the capture, so that it grows in place.
  var text = RawText(value: "", form: .plain)
  var person = (name: "", email: "")
  /// The bases of the elements around this place that have one.
  var bases: [(depth: Int, address: String)] = []
  var isInItem = false
  var hasChannel = false
  private(set) var hasRoot = false
  /// What ended the document; from then on nothing is taken.
  var fault: FeedFault?
  private var contexts: [Context] = [.document]
  private var namespaces = XMLNamespaces()

  init(limits: FeedLimits, html: FeedParser.HTMLPolicy) {
    self.limits = limits
    assembler = FeedAssembler(format: .rss, limits: limits, html: html)
  }

  /// The depth of the element around this place; the root's is 1.
  var depth: Int { contexts.count - 1 }

  /// Whether the document is in a text that matters.
  var isReading: Bool { capture != nil }

  /// Begins an element; false after a fault.
  mutating func start(_ name: String, _ attributes: [String: String]) -> Bool {
    guard fault == nil else { return false }
    do throws(FeedFault) {
      try begin(name, attributes)
      return true
    } catch {
      fault = error
      return false
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) throws(FeedFault) {
    guard depth < limits.maximumDepth else {
      throw FeedFault(
        "has more than \(limits.maximumDepth) elements inside each other",
        wayOut: "Use a program with a higher limit, or ask the feed's publisher to repair it.")
    }
    if isReading {
      appendStartTag(name, attributes)
      return contexts.append(.text)
    }
    let context = contexts[depth]
    contexts.append(.skipped)
    if context == .skipped { return }
    let element = namespaces.element(name, attributes: attributes, depth: depth)
    if let base = attributes["xml:base"] {
      bases.append((depth, LinkResolver.resolve(base, base: bases.last?.address) ?? base))
    }
    if context == .document {
      try startRoot(element, name, attributes)
      contexts[depth] = .feed
    } else {
      contexts[depth] = start(element, attributes, in: context)
    }
  }

  /// Ends the innermost element.
  mutating func end(_ name: String) {
    guard fault == nil, depth > 0 else { return }
    let depth = depth
    let context = contexts.removeLast()
    if let capture {
      guard capture.depth == depth else { return appendEndTag(name) }
      self.capture = nil
      if isInItem { finishInItem(capture.meaning) } else { finishInFeed(capture.meaning) }
    } else if context == .item {
      isInItem = false
      assembler.add(draft)
    } else if context == .person {
      let name = person.name.isEmpty ? person.email : person.name
      if isInItem { draft.addAuthor(name) } else { assembler.authors.append(ItemDraft.personName(name)) }
    }
    if bases.last?.depth == depth { bases.removeLast() }
    namespaces.leave(depth: depth)
  }

  /// The document, after its end.
  mutating func finish(name: String, repairs: FeedRepairs) throws(FeedFault) -> FeedDocument {
    guard hasChannel else {
      throw FeedFault("is RSS without a channel", wayOut: "Ask the feed's publisher to repair it.")
    }
    assembler.repairs.merge(repairs)
    return assembler.finish(name: name)
  }

  private mutating func startRoot(
    _ element: FeedElement, _ name: String, _ attributes: [String: String]
  ) throws(FeedFault) {
    hasRoot = true
    switch element.meaning {
    case .rss, .rdf: assembler.format = .rss
    case .feed:
      assembler.format = .atom
      hasChannel = true
    case _ where name.lowercased() == "html":
      throw FeedFault(
        "is not a feed but a web page",
        wayOut: "Look in the page for a link of the type application/rss+xml or application/atom+xml, and name that.")
    default:
      throw FeedFault(
        "is XML but not a feed: its root element is <\(PlainText.line(String(name.prefix(60))))>",
        wayOut: "Name an RSS, Atom or JSON feed.")
    }
    assembler.language = attributes["xml:lang"]
    assembler.base = bases.last?.address
  }
}
