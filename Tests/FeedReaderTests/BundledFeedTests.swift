import FeedFormats
import FeedReader
import Testing

@Suite struct BundledFeedTests {
  private let document: FeedDocument

  init() throws {
    document = try FeedSource.bundled.document(limits: .default)
  }

  @Test("The bundled feed needs no repair")
  func isClean() {
    #expect(document.repairs == [])
    #expect(document.title == "Tidewater Notes")
    #expect(document.items.count == 7)
  }

  @Test("Every bundled item has a title, a link, a date, an author, a category and a summary")
  func isComplete() {
    for item in document.items {
      #expect(item.link != nil, "\(item.title)")
      #expect(item.date != nil, "\(item.title)")
      #expect(!item.authors.isEmpty, "\(item.title)")
      #expect(!item.categories.isEmpty, "\(item.title)")
      #expect(!item.summary.isEmpty, "\(item.title)")
    }
  }

  @Test("The bundled feed has audio, video, images, links in HTML, two authors of one item and wide text")
  func showsEverything() {
    let items = document.items
    let kinds = Set(items.flatMap(\.enclosures).map(\.kind))
    #expect(kinds.isSuperset(of: [.audio, .video]))
    #expect(items.contains { !$0.images.isEmpty })
    #expect(items.contains { !$0.links.isEmpty })
    #expect(items.contains { $0.authors.count > 1 })
    #expect(items.contains { $0.title.displayWidth > $0.title.count })
  }

  @Test("Relative links of the bundled feed are resolved")
  func resolvesLinks() {
    #expect(document.items.first?.links == ["https://tidewater.example/workshop"])
    #expect(document.items.first?.images == ["https://tidewater.example/img/lamp.jpg"])
  }
}
