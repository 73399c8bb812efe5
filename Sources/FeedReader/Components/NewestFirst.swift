import ContainerKit
import FeedFormats

/// Puts new items before old ones.
@Component("newest-first")
final class NewestFirst: ItemArranging {
  init(_ place: ComponentPlace<any FeedPage, NoSettings>) {}

  func arrange(_ items: inout [PageItem]) {
    items = FeedOrder.newestFirst(items, date: \.item.date)
  }
}
