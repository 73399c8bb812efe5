import FeedFormats
import Foundation
import Testing

@Suite("Scripts of the world")
struct ScriptTests {
  static let texts = [
    "Свежие новости порта", "Τα νέα του λιμανιού", "أخبار الميناء", "חדשות הנמל", "港口新闻与潮汐", "港のニュース、潮の満ち引き",
    "항구 소식", "ข่าวท่าเรือ", "बंदरगाह समाचार", "ნავსადგურის ამბები", "Նավահանգստի լուրեր", "የወደብ ዜና", "Tin tức bến cảng",
    "Ћирилица и латиница", "👩‍👧 ⚓️ 🇮🇸", "e\u{301}te\u{301}",
  ]

  @Test("Titles, summaries, categories and names keep every script, in every format", arguments: texts)
  func everywhere(_ text: String) throws {
    let rss = try Feeds.item(
      Feeds.rss(
        """
        <item><title>\(text)</title><description>&lt;p&gt;\(text)&lt;/p&gt;</description><category>\(text)</category>
        <author>\(text)</author></item>
        """))
    let atom = try Feeds.item(
      Feeds.atom(
        """
        <entry><id>i</id><title type="html"><![CDATA[\(text)]]></title><summary>\(text)</summary><category term="\(text)"/>
        <author><name>\(text)</name></author></entry>
        """))
    let json = try Feeds.item(
      Feeds.json(
        """
        {"id": "i", "title": "\(text)", "content_html": "<p>\(text)</p>", "tags": ["\(text)"], "authors": [{"name": "\(text)"}]}
        """))
    for item in [rss, atom, json] {
      #expect(item.title == text)
      #expect(item.summary == text)
      #expect(item.categories == [text])
      #expect(item.authors == [text])
    }
  }

  @Test(
    "Characters of every length, at every place of a piece, come through whole",
    arguments: ["é", "漢", "👧", "\u{10FFFD}"])
  func borders(_ character: String) throws {
    for shift in 0..<5 {
      let text = String(repeating: "a", count: 32_768 - 150 - shift) + String(repeating: character, count: 80)
      #expect(try Feeds.item(Feeds.rss("<item><title>\(text)</title></item>")).title == text)
      #expect(try Feeds.item(Feeds.json("{\"id\": 1, \"title\": \"\(text)\"}")).title == text)
    }
  }

  @Test("Names of elements may be of any script where nothing depends on them")
  func foreignNames() throws {
    let feed = try Feeds.parse(
      "<rss><channel><title>T</title><заголовок ключ='значение'>no</заголовок><item><title>t</title><項目/></item></channel></rss>"
    )
    #expect(feed.title == "T")
    #expect(feed.items.map(\.title) == ["t"])
  }

  @Test("Characters that XML forbids go, whether written or referred to")
  func forbidden() throws {
    let feed = try Feeds.parse(
      Feeds.rss("<item><title>a\u{FFFE}b\u{FFFF}c&#xFFFF;d&#0;e&#x1F;f\u{FFFD}\u{F000}</title></item>"))
    #expect(feed.items.first?.title == "abcdef\u{FFFD}\u{F000}")
    #expect(feed.repairs.contains("control characters removed: 5"))
  }
}
