internal import Foundation

/// An item while it is read: texts as they are written, addresses not yet absolute.
struct ItemDraft {
  /// Where a text was found; the first that is not empty becomes the summary.
  enum Source: Int, Comparable {
    case summary, content, episodeSummary, mediaDescription, subtitle

    static func < (left: Source, right: Source) -> Bool { left.rawValue < right.rawValue }
  }

  var id: String?
  /// Whether the id may serve as the link.
  var isIDLink = false
  var title: RawText?
  /// Stands in for a title that is missing.
  var otherTitle: RawText?
  var link: String?
  /// The address that an explicit base gives to the link.
  var linkBase: String?
  /// Stands in for a link that is missing.
  var otherLink: String?
  var texts: [(source: Source, text: RawText)] = []
  var published: String?
  var updated: String?
  var authors = UniqueStrings()
  var categories = UniqueStrings()
  var enclosures: [FeedEnclosure] = []
  var images = UniqueStrings()
  var duration: Double?
  /// The address that relative addresses of the item start from, where the document names one.
  var base: String?

  mutating func addAuthor(_ name: String) {
    authors.append(Self.personName(name))
  }

  mutating func addCategory(_ name: String) {
    categories.append(RawText(value: name, form: .html).line)
  }

  /// Adds a file, or completes the one with the same address.
  mutating func addEnclosure(_ enclosure: FeedEnclosure) {
    guard !enclosure.url.isEmpty else { return }
    guard let index = enclosures.firstIndex(where: { $0.url == enclosure.url }) else {
      if enclosures.count < 200 { enclosures.append(enclosure) }
      return
    }
    enclosures[index].mediaType = enclosures[index].mediaType ?? enclosure.mediaType
    enclosures[index].length = enclosures[index].length ?? enclosure.length
    enclosures[index].duration = enclosures[index].duration ?? enclosure.duration
    enclosures[index].title = enclosures[index].title ?? enclosure.title
    if enclosures[index].kind == .other { enclosures[index].kind = enclosure.kind }
  }

  /// The name out of `mail (Name)`, `Name <mail>` or a name alone.
  static func personName(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "@")) else { return RawText(value: text, form: .html).line }
    let line = RawText(value: text, form: .plain).line
    if let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"), open < close {
      let name = PlainText.line(String(line[line.index(after: open)..<close]))
      if !name.isEmpty { return name }
    }
    if let open = line.firstIndex(of: "<") {
      let name = PlainText.line(String(line[..<open])).trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
      if !name.isEmpty { return name }
    }
    return line
  }
}
