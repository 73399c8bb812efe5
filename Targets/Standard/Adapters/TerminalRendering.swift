import FeedFormats
import FeedReader
import Foundation
import ServiceKit

/// Shows items in full: wrapped to the terminal, in colour, with media, images and links listed.
@Adapter((any RenderAdapter).self, host: (any FeedSessionCapabilities).self)
final class TerminalRendering: RenderAdapter {
  private static let indentation = "  "

  private var style: PageStyle {
    weakTarget?.pageStyle ?? PageStyle(width: 80, usesColor: false)
  }

  func heading(of titles: [String]) -> String {
    let lines = wrapped(titles.joined(separator: " · "), .bold)
    return lines.joined(separator: "\n") + "\n\n"
  }

  func render(_ item: FeedItem) -> String {
    var lines = wrapped(item.title, .title)
    let byline = byline(of: item)
    if !byline.isEmpty { lines += wrapped(byline, .faint, Self.indentation) }
    if !item.summary.isEmpty { lines += wrapped(item.summary, nil, Self.indentation) }
    lines += item.enclosures.map { listed(label(of: $0.kind), $0.url, details(of: $0)) }
    lines += item.images.map { listed("Image", $0) }
    let link = item.link.map { [$0] } ?? []
    lines += (link + item.links.filter { $0 != item.link }).map { listed("Link", $0) }
    return lines.joined(separator: "\n") + "\n\n"
  }

  func render(_ card: PageCard) -> String {
    let lines = wrapped(card.title, .accent) + wrapped(card.text, .faint, Self.indentation)
    return lines.joined(separator: "\n") + "\n\n"
  }

  func line(number: Int, marks: String, item: FeedItem) -> String {
    let date = item.date.map { " " + style.styled($0.feedDay, .faint) } ?? ""
    let column = String(repeating: " ", count: max(0, 4 - "\(number)".count)) + "\(number)"
    return "\(column) \(marks)\(date) \(style.styled(item.title, .title))\n"
  }

  private func wrapped(_ text: String, _ textStyle: TextStyle?, _ indentation: String = "") -> [String] {
    TextWrapping(width: style.width - indentation.displayWidth).lines(of: text).map { line in
      line.isEmpty ? "" : indentation + (textStyle.map { style.styled(line, $0) } ?? line)
    }
  }

  private func byline(of item: FeedItem) -> String {
    let feed = weakTarget?.showsSeveralFeeds == true ? item.feedTitle : nil
    let parts: [String?] = [
      item.date?.feedDay, feed, item.authors.joined(separator: ", "), item.categories.joined(separator: ", "),
    ]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// One line with an address, never wrapped, so that it can be opened from the terminal.
  private func listed(_ label: String, _ address: String, _ details: String = "") -> String {
    let suffix = details.isEmpty ? "" : " (\(details))"
    return Self.indentation + style.styled(label + ":", .accent) + " " + style.styled(address, .link) + suffix
  }

  private func label(of kind: FeedEnclosure.Kind) -> String {
    switch kind {
    case .audio: "Audio"
    case .video: "Video"
    case .image: "Image"
    case .other: "File"
    }
  }

  private func details(of enclosure: FeedEnclosure) -> String {
    let duration = enclosure.duration.map { Duration.seconds($0).formatted(.time(pattern: .hourMinuteSecond)) }
    // Publishers who do not know the length write 0 or 1.
    let size = enclosure.length.flatMap { $0 < 50_000 ? nil : String(format: "%.1f MB", Double($0) / 1_000_000) }
    return [duration, size].compactMap { $0 }.joined(separator: ", ")
  }
}
