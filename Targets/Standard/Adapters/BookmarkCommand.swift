import FeedCommandLine
import FeedFormats
import FeedReader
import Foundation
import ServiceKit

/// The command `bookmark`: keeps addresses between runs.
@Adapter((any Subcommand).self)
final class BookmarkCommand: Subcommand {
  let name = "bookmark"
  let forms = [
    (words: "add URL", summary: "keep an address"),
    (words: "list", summary: "list the kept addresses, the newest last"),
    (words: "remove URL", summary: "forget an address"),
  ]

  func run(_ words: [String], in folder: StateFolder?) throws -> SubcommandReport {
    guard let folder else {
      throw FileError(path: BookmarkList.fileName, reason: "there is no folder for it; name one with --state-dir DIR")
    }
    let file = StateFile<BookmarkList>(in: folder)
    switch (words.first, words.dropFirst().first, words.count) {
    case ("list", _, 1): return try report(file.content(), "")
    case ("add", let url?, 2):
      guard PlaylistEntry(title: "", address: url) != nil else {
        throw UsageError("bookmark add needs an http or https address, not '\(url)'")
      }
      try file.update { list in
        guard !list.bookmarks.contains(where: { $0.url == url }) else { return }
        list.bookmarks.append(BookmarkList.Bookmark(url: url, added: Date.now.formatted(.iso8601)))
      }
      return try report(file.content(), "Kept: \(url)\n")
    case ("remove", let url?, 2):
      try file.update { list in
        guard list.bookmarks.contains(where: { $0.url == url }) else {
          throw FileError(path: file.path, reason: "there is no bookmark of '\(url)'; bookmark list shows them")
        }
        list.bookmarks.removeAll { $0.url == url }
      }
      return try report(file.content(), "Removed: \(url)\n")
    default:
      throw UsageError("the command is: \(forms.map { "\(name) \($0.words)" }.joined(separator: ", or "))")
    }
  }

  private func report(_ list: BookmarkList, _ text: String) -> SubcommandReport {
    let lines = list.bookmarks.map { "\(PlainText.line($0.added))  \(PlainText.line($0.url))\n" }
    return SubcommandReport(json: list, text: text.isEmpty ? lines.joined() : text)
  }
}
