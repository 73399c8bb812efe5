import ContainerKit
import FeedReader

/// Has less shown of each item, where the data saver is on.
@Component("data-saver")
final class DataSaving: ListComposing {
  private let place: ComponentPlace<any FeedPage, NoSettings>

  init(_ place: ComponentPlace<any FeedPage, NoSettings>) {
    self.place = place
  }

  func compose(_ entries: inout [PageEntry]) {
    guard let page = place.owner else { return }
    entries = entries.map { entry in
      guard case .item(var item) = entry, let trimmed = page.trim(item.item) else { return entry }
      item.item = trimmed
      return .item(item)
    }
  }
}
