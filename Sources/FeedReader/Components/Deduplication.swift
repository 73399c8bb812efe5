import ContainerKit
import FeedFormats

/// Leaves out items that an earlier feed has, too; those with the same address, or without one the same identity.
///
/// What a feed says twice on its own stays: it may have a reason.
@Component("deduplication")
final class Deduplication: ItemArranging {
  init(_ place: ComponentPlace<any FeedPage, NoSettings>) {}

  func arrange(_ items: inout [PageItem]) {
    var firstFeeds: [String: Int] = [:]
    for item in items {
      firstFeeds[key(of: item.item)] = min(firstFeeds[key(of: item.item)] ?? item.feed, item.feed)
    }
    items.removeAll { firstFeeds[key(of: $0.item)] != $0.feed }
  }

  /// The address without what does not tell pages apart: the scheme, the fragment, and a slash at the end.
  private func key(of item: FeedItem) -> String {
    guard let link = item.link, let start = link.firstRange(of: "://")?.upperBound else { return item.id }
    let address = link[start...].prefix { $0 != "#" }
    return String(address.hasSuffix("/") ? address.dropLast() : address)
  }
}
