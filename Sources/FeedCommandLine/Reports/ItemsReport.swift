import FeedFormats
import Foundation

/// The items of a session, for `--format json`.
struct ItemsReport: Encodable {
  let schemaVersion = 1
  let items: [Item]

  init(_ items: [FeedItem]) {
    self.items = items.map(Item.init)
  }

  /// One item; what it does not have is `null`.
  struct Item: Encodable {
    let item: FeedItem

    private enum Key: String, CodingKey {
      case id, feed, title, link, date, summary, authors, categories, enclosures, images, links
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(item.id, forKey: .id)
      try container.encode(item.feedTitle, forKey: .feed)
      try container.encode(item.title, forKey: .title)
      try container.encode(item.link, forKey: .link)
      try container.encode(item.date, forKey: .date)
      try container.encode(item.summary, forKey: .summary)
      try container.encode(item.authors, forKey: .authors)
      try container.encode(item.categories, forKey: .categories)
      try container.encode(item.enclosures.map(Enclosure.init), forKey: .enclosures)
      try container.encode(item.images, forKey: .images)
      try container.encode(item.links, forKey: .links)
    }
  }

  /// One enclosure; `length` in bytes, `duration` in seconds.
  struct Enclosure: Encodable {
    let enclosure: FeedEnclosure

    private enum Key: String, CodingKey {
      case url, kind, mediaType, length, duration, title
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(enclosure.url, forKey: .url)
      try container.encode(enclosure.kind, forKey: .kind)
      try container.encode(enclosure.mediaType, forKey: .mediaType)
      try container.encode(enclosure.length, forKey: .length)
      try container.encode(enclosure.duration, forKey: .duration)
      try container.encode(enclosure.title, forKey: .title)
    }
  }
}
