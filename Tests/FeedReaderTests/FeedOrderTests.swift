import FeedFormats
import FeedReader
import Foundation
import Testing

@Suite struct FeedOrderTests {
  private func item(_ id: String, _ seconds: Double?) -> FeedItem {
    FeedItem(id: id, title: id, date: seconds.map(Date.init(timeIntervalSince1970:)))
  }

  private func order(_ items: [FeedItem], limit: Int? = nil) -> [String] {
    FeedOrder.newestFirst(items, limit: limit).map(\.id)
  }

  @Test("The newest item comes first")
  func newestFirst() {
    #expect(order([item("old", 1), item("new", 3), item("middle", 2)]) == ["new", "middle", "old"])
  }

  @Test("Items without a date come last, in the order of their feeds")
  func undatedLast() {
    #expect(order([item("a", nil), item("b", 1), item("c", nil), item("d", 2)]) == ["d", "b", "a", "c"])
  }

  @Test("Items of the same time keep the order of their feeds")
  func stable() {
    let items = (0..<200).map { item("\($0)", Double($0 % 2)) }
    let expected = (0..<200).filter { $0 % 2 == 1 } + (0..<200).filter { $0 % 2 == 0 }
    #expect(order(items) == expected.map(String.init))
  }

  @Test("The limit keeps the newest", arguments: [(1, ["new"]), (2, ["new", "old"]), (9, ["new", "old"])])
  func limit(limit: Int, ids: [String]) {
    #expect(order([item("old", 1), item("new", 2)], limit: limit) == ids)
  }

  @Test("Nothing to order gives nothing")
  func empty() {
    #expect(order([], limit: 3).isEmpty)
  }
}
