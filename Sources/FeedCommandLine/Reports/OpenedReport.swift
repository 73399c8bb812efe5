import FeedFormats
import FeedReaderAPI

/// What modules have shown, for `open` and `--server-data` with `--format json`.
struct OpenedReport: Encodable {
  let schemaVersion = 1
  /// The items that were shown in full.
  let items: [ItemsReport.Item]
  /// The lines of text that were shown.
  let lines: [String]

  /// Gathers what was shown.
  ///
  /// - Parameters:
  ///   - contents: What modules have shown.
  ///   - items: The items of the page.
  init(_ contents: [ShowInReader.Content], items: [FeedItem]) {
    self.items = contents.compactMap { content in
      guard case .item(let item) = content, items.indices.contains(item.number - 1) else { return nil }
      return ItemsReport.Item(item: items[item.number - 1])
    }
    lines = contents.flatMap { content in
      guard case .lines(let lines) = content else { return [String]() }
      return lines
    }
  }
}
