/// Which prefixes mean which vocabularies at a place in a document (Namespaces in XML 1.0).
///
/// `XMLParser` can do this too, at the price of three more strings for each tag.
struct XMLNamespaces {
  /// The vocabularies of the prefixes that are declared.
  private var prefixes: [String: FeedElement.Vocabulary] = ["xml": .xml]
  /// The names that came under these prefixes, and what they mean.
  private var known: [(name: String, element: FeedElement, next: Int)] = []
  /// Where a name is among them.
  private var places: [String: Int] = [:]
  /// The place of the name that came last; items are much alike, and comparing is cheaper than hashing.
  private var last = 0
  private var outer: [(depth: Int, prefixes: [String: FeedElement.Vocabulary])] = []

  /// What a start tag means, with what it declares itself.
  mutating func element(_ name: String, attributes: [String: String], depth: Int) -> FeedElement {
    if !attributes.isEmpty { declare(attributes, depth: depth) }
    if !known.isEmpty {
      if known[last].name == name { return known[last].element }
      let next = known[last].next
      if known[next].name == name {
        last = next
        return known[next].element
      }
      if let place = places[name] {
        known[last].next = place
        last = place
        return known[place].element
      }
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
    if known.count < 1000 {
      places[name] = known.count
      known.append((name, element, 0))
    }
    return element
  }

  /// Leaves the element at a depth, and what it declared.
  mutating func leave(depth: Int) {
    guard let last = outer.last, last.depth == depth else { return }
    prefixes = last.prefixes
    outer.removeLast()
    forget()
  }

  private mutating func forget() {
    known.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    last = 0
  }

  private mutating func declare(_ attributes: [String: String], depth: Int) {
    var isKept = false
    for (name, value) in attributes where name.utf8.first == UInt8(ascii: "x") && name.hasPrefix("xmlns") {
      guard name.utf8.count == 5 || name.utf8.dropFirst(5).first == 0x3A else { continue }
      let prefix = String(name.dropFirst(6))
      let vocabulary = Self.vocabulary(value)
      guard prefixes[prefix] != vocabulary else { continue }
      if !isKept { outer.append((depth, prefixes)) }
      isKept = true
      prefixes[prefix] = vocabulary
      forget()
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
