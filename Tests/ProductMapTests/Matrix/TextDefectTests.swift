import Testing

@testable import ProductMap

/// Faults of texts for a terminal that were found after the fact, each with a line of history.
struct TextDefectTests {
  // The number of a line stood alone in a line, and so did `swift:7`.
  @Test(arguments: [
    ("Standard/StandardSharing.swift:6", 31, ["Standard/Standard", "Sharing.swift:6"]),
    ("Lite/DataSaverOption.swift:7", 27, ["Lite/DataSaver", "Option.swift:7"]),
    ("FeedArticle/ArticleModule.swift:8", 28, ["FeedArticle/Article", "Module.swift:8"]),
    ("ArticleModule.share", 15, ["ArticleModule.", "share"]),
  ])
  func `The end of a place is not broken`(text: String, width: Int, lines: [String]) {
    #expect(LineWrapping.lines(of: text, width: width) == lines)
  }
}
