import ContainerKit

/// Puts items of one feed together, in the order of the feeds; those of a feed keep their order.
@Component("grouped-by-feed")
final class FeedGrouping: ItemArranging {
  init(_ place: ComponentPlace<any FeedPage, NoSettings>) {}

  func arrange(_ items: inout [PageItem]) {
    let groups = Dictionary(grouping: items, by: \.feed)
    items = groups.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
