import FeedFormats
import Foundation
import SeededNumbers
import Testing

@Suite("Damaged feeds")
struct MutationTests {
  private static let splices = [
    "<", ">", "&", ";", "\"", "'", "]]>", "<![CDATA[", "<!--", "-->", "<!DOCTYPE", "<?xml", "&#x0;", "&#xD800;",
    "&nbsp;", "</item>", "<item>",
    "{", "}", "[", "]", ",", "\\u", "\\ud800", "1e999", "\u{0}", "\u{1B}[31m", "\u{202E}", "xmlns=\"\"",
    "xml:base=\"::\"", "\r", "\u{FFFF}",
  ]

  @Test("Damage of any kind is an error or a feed that is safe to show, never a crash", .timeLimit(.minutes(2)))
  func damage() throws {
    var generator = SeededGenerator(seed: 20_240_101)
    let originals = try Feeds.fixtures().map { Array(try Data(contentsOf: $0)) }
    let parser = FeedParser(limits: FeedLimits(maximumTextBytes: 4096, maximumDepth: 40))
    var accepted = 0
    for round in 0..<3000 {
      var bytes = originals[round % originals.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) { damage(&bytes, using: &generator) }
      do {
        let feed = try parser.parse(Data(bytes), name: "damaged")
        accepted += 1
        #expect(Set(feed.items.map(\.id)).count == feed.items.count)
        for item in feed.items { expectSafe(item) }
      } catch {
        #expect(error.description.hasPrefix("damaged:"))
        #expect(!error.wayOut.isEmpty)
      }
    }
    #expect(accepted > 100 && accepted < 2900)
  }

  private func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 3:
      let end = min(bytes.count, place + Int.random(in: 1...200, using: &generator))
      bytes.removeSubrange(place..<end)
    case 4:
      let end = min(bytes.count, place + Int.random(in: 1...200, using: &generator))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0..<bytes.count, using: &generator))
    default:
      bytes.insert(contentsOf: Array((Self.splices.randomElement(using: &generator) ?? "").utf8), at: place)
    }
  }

  private func expectSafe(_ item: FeedItem) {
    let lines = [item.id, item.title] + item.authors + item.categories + item.enclosures.compactMap(\.title)
    for line in lines { #expect(PlainText.line(line) == line) }
    #expect(!item.title.isEmpty)
    #expect(PlainText.lines(item.summary) == item.summary)
    let addresses = [item.link].compactMap(\.self) + item.links + item.images + item.enclosures.map(\.url)
    for address in addresses {
      #expect(address.hasPrefix("http://") || address.hasPrefix("https://"))
      #expect(address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }
}
