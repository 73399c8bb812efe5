import FeedReaderAPI
import MediatorKit
import Synchronization

/// What modules may ask of the reader: the items that are loaded, and a place to show something.
///
/// Sessions belong to one thread and modules may be on any, so what modules want shown lies here until it is shown.
final class ReaderDesk: Sendable {
  private let state = Mutex<(items: [ReaderItem], contents: [ShowInReader.Content])>(([], []))

  /// Replaces the items that modules can find.
  func lay(out items: [ReaderItem]) {
    state.withLock { $0.items = items }
  }

  /// Hands out what modules have shown since the last time, in order.
  func takeContents() -> [ShowInReader.Content] {
    state.withLock { state in
      defer { state.contents = [] }
      return state.contents
    }
  }

  /// Lets modules ask; the tokens end that.
  func attach(to mediator: Mediator) -> [HandlerToken] {
    [
      mediator.handleImmediately(FindItem.self) { [self] action, _ in try find(action.url) },
      mediator.handleImmediately(ShowInReader.self) { [self] action, _ in
        state.withLock { $0.contents.append(action.content) }
      },
    ]
  }

  private func find(_ url: String) throws(UnknownItem) -> ReaderItem {
    let items = state.withLock { $0.items }
    // Bytes, since addresses have no equivalent spellings here, and comparing those could take long.
    guard let item = items.first(where: { $0.url.map { $0.utf8.elementsEqual(url.utf8) } ?? false }) else {
      throw UnknownItem(count: items.count)
    }
    return item
  }
}
