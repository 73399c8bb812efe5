/// Which prefixes mean which vocabularies at a place in a document (Namespaces in XML 1.0).
///
/// `XMLParser` can do this too, at the price of three more strings for each tag.
struct XMLNamespaces {
  /// The vocabularies of the prefixes that are declared.
  private var prefixes: [String: FeedElement.Vocabulary] = ["xml": .xml]
  /// What names mean under these prefixes, found before.
  private var elements: [String: FeedElement] = [:]
  /// The names in the order in which they came first, and the place of the next one if the order repeats itself: items
  /// are much alike, and comparing is cheaper than hashing.
  private var order: [(name: String, element: FeedElement)] = []
  private var next = 0
  private var outer: [(depth: Int, prefixes: [String: FeedElement.Vocabulary], elements: [String: FeedElement])] = []

  /// What a start tag means, with what it declares itself.
  mutating func element(_ name: String, attributes: [String: String], depth: Int) -> FeedElement {
    if !attributes.isEmpty { declare(attributes, depth: depth) }
    if next < order.count, order[next].name == name {
      next += 1
      return order[next - 1].element
    }
    if let known = elements[name] {
      next = (order.firstIndex { $0.name == name } ?? -1) + 1
      return known
    }
    let parts = name.split(separator: ":", maxSplits: 1)
    let (prefix, local) = parts.count == 2 ? (String(parts[0]), parts[1]) : ("", Substring(name))
    var vocabulary = prefixes[prefix] ?? FeedElement.Vocabulary(rawValue: prefix) ?? .unknown
    if depth == 1, vocabulary == .rss || vocabulary == .unknown {
      // The root says what everything without a known namespace belongs to.
      vocabulary = local == "feed" ? .atom : local == "RDF" ? .rdf : .rss
      prefixes[prefix] = prefix.isEmpty && local == "RDF" ? .rss : vocabulary
    }
    let element = FeedElement(vocabulary, local)
    if elements.count < 1000 { elements[name] = element }
    if order.count < 64 { order.append((name, element)) }
    next = order.count
    return element
  }

  /// Leaves the element at a depth, and what it declared.
  mutating func leave(depth: Int) {
    guard let last = outer.last, last.depth == depth else { return }
    (prefixes, elements) = (last.prefixes, last.elements)
    order.removeAll(keepingCapacity: true)
    outer.removeLast()
  }

  private mutating func declare(_ attributes: [String: String], depth: Int) {
    var isKept = false
    for (name, value) in attributes where name.hasPrefix("xmlns") {
      guard name.utf8.count == 5 || name.utf8.dropFirst(5).first == 0x3A else { continue }
      let prefix = String(name.dropFirst(6))
      let vocabulary = Self.vocabulary(value)
      guard prefixes[prefix] != vocabulary else { continue }
      if !isKept { outer.append((depth, prefixes, elements)) }
      isKept = true
      prefixes[prefix] = vocabulary
      elements.removeAll(keepingCapacity: true)
      order.removeAll(keepingCapacity: true)
    }
  }

  private static func vocabulary(_ address: String) -> FeedElement.Vocabulary {
    var key = address.trimmingASCIISpace().lowercased()
    if key.isEmpty { return .rss }
    if key.hasPrefix("https:") { key = "http:" + key.dropFirst(6) }
    while key.hasSuffix("/") || key.hasSuffix("#") { key.removeLast() }
    return vocabularies[key] ?? .unknown
  }

  /// Vocabularies by their names, in lower case and without a slash or hash at the end.
  private static let vocabularies: [String: FeedElement.Vocabulary] = [
    "http://backend.userland.com/rss": .rss, "http://backend.userland.com/rss2": .rss,
    "http://blogs.law.harvard.edu/tech/rss": .rss, "http://cyber.law.harvard.edu/rss/rss.html": .rss,
    "http://purl.org/rss/1.0": .rss, "http://my.netscape.com/rdf/simple/0.9": .rss,
    "http://channel.netscape.com/rdf/simple/0.9": .rss, "http://www.w3.org/1999/02/22-rdf-syntax-ns": .rdf,
    "http://www.w3.org/2005/atom": .atom, "http://purl.org/atom/ns": .atom, "http://purl.org/dc/elements/1.1": .dc,
    "http://purl.org/dc/elements/1.0": .dc, "http://purl.org/dc/terms": .dcterms,
    "http://purl.org/rss/1.0/modules/content": .content, "http://search.yahoo.com/mrss": .media,
    "http://www.itunes.com/dtds/podcast-1.0.dtd": .itunes, "http://example.com/dtds/podcast-1.0.dtd": .itunes,
    "http://www.w3.org/1999/xhtml": .xhtml,
  ]
}
