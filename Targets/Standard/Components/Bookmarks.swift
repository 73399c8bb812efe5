import ContainerKit
import FeedFormats
import FeedReader

/// Marks the items whose addresses are kept.
@Component("bookmarks")
final class Bookmarks: ItemMarking {
  private let addresses: Set<String>

  init(_ place: ComponentPlace<any FeedPage, NoSettings>) throws {
    let list = try place.owner?.stateFolder.map { try StateFile<BookmarkList>(in: $0).content() }
    addresses = Set(list?.bookmarks.map(\.url) ?? [])
  }

  func mark(of item: FeedItem) -> Character? {
    item.link.flatMap { addresses.contains($0) ? "★" : nil }
  }
}
