import ContainerKit
import FeedFormats

/// Puts items that were not opened yet before the others; both keep their order.
@Component("unread-first")
final class UnreadFirst: ItemArranging {
  private let place: ComponentPlace<any FeedPage, NoSettings>

  init(_ place: ComponentPlace<any FeedPage, NoSettings>) {
    self.place = place
  }

  func arrange(_ items: inout [PageItem]) {
    let read = place.context[.readItems]
    items = items.filter { !read.contains($0.item.progressKey) } + items.filter { read.contains($0.item.progressKey) }
  }
}
