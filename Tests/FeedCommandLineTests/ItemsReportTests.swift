import FeedFormats
import Foundation
import Testing

@testable import FeedCommandLine

@Suite struct ItemsReportTests {
  @Test("An item becomes an object with every key, null where it has nothing")
  func emptyItem() throws {
    let expected = """
      {
        "items" : [
          {
            "authors" : [

            ],
            "categories" : [

            ],
            "date" : null,
            "enclosures" : [

            ],
            "feed" : null,
            "id" : "1",
            "images" : [

            ],
            "link" : null,
            "links" : [

            ],
            "summary" : "",
            "title" : "One"
          }
        ],
        "schemaVersion" : 1
      }

      """
    #expect(try ReportEncoding.text(of: ItemsReport([FeedItem(id: "1", title: "One")])) == expected)
  }

  @Test("Dates are written as RFC 3339, addresses without escapes, enclosures with all their parts")
  func fullItem() throws {
    let item = FeedItem(
      id: "1", title: "One", link: "https://a.example/1", date: Date(timeIntervalSince1970: 0),
      enclosures: [FeedEnclosure(url: "https://a.example/1.mp3", mediaType: "audio/mpeg", length: 10, duration: 1.5)])
    let text = try ReportEncoding.text(of: ItemsReport([item]))
    #expect(text.contains(#""date" : "1970-01-01T00:00:00Z""#))
    #expect(text.contains(#""link" : "https://a.example/1""#))
    let enclosure = """
              {
                "duration" : 1.5,
                "kind" : "audio",
                "length" : 10,
                "mediaType" : "audio/mpeg",
                "title" : null,
                "url" : "https://a.example/1.mp3"
              }
      """
    #expect(text.contains(enclosure))
  }

  @Test("No items are an empty array")
  func nothing() throws {
    let text = try ReportEncoding.text(of: ItemsReport([]))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect((object["items"] as? [Any])?.isEmpty == true)
  }
}
