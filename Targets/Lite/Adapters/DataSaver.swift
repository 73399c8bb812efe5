import FeedFormats
import FeedReader
import ServiceKit

/// Drops images and trims summaries, and keeps count of what was saved.
@Adapter((any ItemTrimmingAdapter).self, host: (any FeedSessionCapabilities).self)
final class DataSaver: ItemTrimmingAdapter {
  @Service private var words: any WordBreaking
  private let budget: Int
  private var droppedImages = 0
  private var trimmedCharacters = 0

  /// The most characters that a summary keeps; the ellipsis counts.
  init(budget: Int) {
    self.budget = budget
  }

  static func lazyRegister() throws -> DataSaver? {
    let settings = try AdapterRegistry.main.requiredAdapter((any DataSaverSettings).self)
    return settings.summaryBudget.map(DataSaver.init(budget:))
  }

  var savings: String {
    "Data saver: \(droppedImages) images dropped, \(trimmedCharacters) characters of summaries trimmed"
  }

  func trim(_ item: FeedItem) -> FeedItem {
    var item = item
    let media = item.enclosures.filter { $0.kind != .image }
    droppedImages += Set(item.images + item.enclosures.filter { $0.kind == .image }.map(\.url)).count
    item.images = []
    item.enclosures = media
    let summary = shortened(item.summary)
    trimmedCharacters += item.summary.count - summary.count
    item.summary = summary
    return item
  }

  private func shortened(_ text: String) -> String {
    guard text.count > budget else { return text }
    guard budget > 0 else { return "" }
    let kept = text.prefix(budget - 1)
    let cut = words.beforeLastBreak(in: kept).flatMap { $0.count > budget / 2 ? $0 : nil } ?? kept
    return cut + "…"
  }
}
