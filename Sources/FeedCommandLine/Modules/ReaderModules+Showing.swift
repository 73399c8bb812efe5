import FeedFormats
import FeedReader
import FeedReaderAPI

extension ReaderModules {
  /// Writes what modules have to show.
  ///
  /// - Throws: ``OutputError``.
  func show(in session: FeedSession, to results: OutputChannel) throws(OutputError) {
    for content in desk.takeContents() {
      switch content {
      case .item(let item): try results.write(session.open(item.number) ?? "")
      case .lines(let lines): for line in lines { try results.write(PlainText.line(line) + "\n") }
      }
    }
  }
}

extension FeedSession {
  /// The items as modules know them.
  var readerItems: [ReaderItem] {
    items.enumerated().map { ReaderItem(number: $0.offset + 1, title: $0.element.title, url: $0.element.link) }
  }
}
