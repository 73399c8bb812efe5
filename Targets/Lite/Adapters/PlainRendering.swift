import FeedFormats
import FeedReader
import ServiceKit

/// Shows items in short: title, the beginning of the summary, and one link.
@Adapter((any RenderAdapter).self, host: (any FeedSessionCapabilities).self)
final class PlainRendering: RenderAdapter {
  /// The most lines of a summary.
  private static let summaryLines = 3

  func heading(of titles: [String]) -> String {
    titles.joined(separator: ", ") + "\n\n"
  }

  func render(_ item: FeedItem) -> String {
    let wrapping = TextWrapping(width: weakTarget?.pageStyle.width ?? 80, indentation: "  ")
    let feed = weakTarget?.showsSeveralFeeds == true ? item.feedTitle : nil
    var lines = [[item.date?.feedDay, feed, item.title].compactMap { $0 }.joined(separator: " ")]
    if !item.summary.isEmpty {
      let summary = wrapping.lines(of: item.summary.split(whereSeparator: \.isNewline).joined(separator: " "))
      lines += summary.prefix(Self.summaryLines)
      if summary.count > Self.summaryLines { lines.append(cut(lines.removeLast(), to: wrapping.width)) }
    }
    if let link = item.link { lines.append("  " + link) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line with an ellipsis at its end, for which a full line gives up its last column.
  private func cut(_ line: String, to width: Int) -> String {
    var room = width - 1
    let kept = line.prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
    return kept + "…"
  }
}
