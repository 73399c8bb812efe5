/// An element of RSS, RDF Site Summary, Atom or one of their modules: what it is for, and whose it is.
struct FeedElement: Equatable {
  enum Meaning {
    case rss, rdf, feed, channel, item
    case title, otherTitle, tagline, summary, content, episodeSummary, mediaDescription, subtitle
    case link, id, guid, language, author, category, published, updated, duration
    case reference, person, name, email, term, image, url, enclosure, artwork, mediaGroup, medium
    case other
  }

  /// The vocabularies by the prefixes that are their custom.
  enum Vocabulary: String {
    case rss = ""
    case rdf, atom, dc, dcterms, content, media, itunes, xhtml, xml
    case unknown = "?"
  }

  var meaning: Meaning
  var vocabulary: Vocabulary

  /// The element with a name, in any case.
  init(_ vocabulary: Vocabulary, _ name: some StringProtocol) {
    let prefix = vocabulary == .rss ? "" : vocabulary.rawValue + ":"
    meaning = Self.meanings[prefix + name.lowercased()] ?? .other
    self.vocabulary = vocabulary
  }

  private static let meanings: [String: Meaning] = {
    let names: [(Meaning, String)] = [
      (.rss, "rss"), (.rdf, "rdf:rdf"), (.feed, "atom:feed"), (.channel, "channel"), (.item, "item atom:entry"),
      (.title, "title atom:title"), (.otherTitle, "dc:title itunes:title media:title"),
      (.tagline, "atom:subtitle atom:tagline"), (.summary, "description atom:summary dc:description"),
      (.content, "content:encoded atom:content xhtml:body xhtml:div"), (.episodeSummary, "itunes:summary"),
      (.mediaDescription, "media:description"), (.subtitle, "itunes:subtitle"), (.link, "link"), (.id, "atom:id"),
      (.guid, "guid"), (.language, "language dc:language"), (.author, "author dc:creator itunes:author"),
      (.category, "category dc:subject"),
      (.published, "pubdate atom:published atom:issued dc:date dcterms:issued dcterms:created"),
      (.updated, "atom:updated atom:modified dcterms:modified"), (.duration, "itunes:duration"),
      (.reference, "atom:link"), (.person, "atom:author"), (.name, "atom:name"), (.email, "atom:email"),
      (.term, "atom:category"), (.image, "image"), (.url, "url"), (.enclosure, "enclosure"),
      (.artwork, "itunes:image media:thumbnail"), (.mediaGroup, "media:group"), (.medium, "media:content"),
    ]
    let pairs = names.flatMap { meaning, names in names.split(separator: " ").map { (String($0), meaning) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
