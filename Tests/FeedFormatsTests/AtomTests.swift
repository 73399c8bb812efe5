import FeedFormats
import Foundation
import Testing

@Suite("Atom")
struct AtomTests {
  private func title(_ attributes: String, _ written: String) throws -> String {
    try Feeds.item(Feeds.atom("<entry><id>i</id><title \(attributes)>\(written)</title></entry>")).title
  }

  @Test("Text constructs are text, HTML or XHTML as they say")
  func constructs() throws {
    #expect(try title("", "a &lt;b&gt; c") == "a <b> c")
    #expect(try title("type='text'", "List&lt;Int&gt;") == "List<Int>")
    #expect(try title("type='html'", "a &lt;b&gt;b&lt;/b&gt; &amp;amp; c") == "a b & c")
    #expect(try title("type='html'", "<![CDATA[a <b>b</b>]]>") == "a b")
    #expect(
      try title("type='xhtml'", "<div xmlns='http://www.w3.org/1999/xhtml'>a <b>b</b> &lt;b&gt; &amp;amp;</div>")
        == "a b <b> &")
    #expect(try title("type='xhtml'", "<x:div xmlns:x='http://www.w3.org/1999/xhtml'>a <x:b>b</x:b></x:div>") == "a b")
    #expect(try title("type='TEXT/HTML' mode='escaped'", "a &lt;b&gt;b&lt;/b&gt;") == "a b")
  }

  @Test("Content that is media, or elsewhere, is no text; its address may serve as the link")
  func media() throws {
    let item = try Feeds.item(
      Feeds.atom("<entry><id>i</id><title>t</title><content type='image/png'>aGVsbG8=</content></entry>"))
    #expect(item.summary == "")
    let elsewhere = try Feeds.item(
      Feeds.atom("<entry><id>i</id><title>t</title><content type='text/html' src='http://a.example/x'/></entry>"))
    #expect(elsewhere.link == "http://a.example/x")
  }

  @Test("The link is the page among the alternates; other relations are left alone")
  func links() throws {
    func link(_ parts: String) throws -> String? {
      try Feeds.item(Feeds.atom("<entry><id>i</id><title>t</title>\(parts)</entry>")).link
    }
    #expect(try link("<link rel='self' href='/s'/><link href='/a'/>") == "http://example.com/a")
    #expect(
      try link(
        "<link rel='alternate' type='application/json' href='/j'/><link rel='alternate' type='text/html' href='/h'/>")
        == "http://example.com/h")
    #expect(try link("<link rel='alternate' type='application/json' href='/j'/>") == "http://example.com/j")
    #expect(
      try link("<link rel='http://www.iana.org/assignments/relation/alternate' href='/a'/>") == "http://example.com/a")
    #expect(try link("<link rel='replies' href='/r'/><link rel='edit' href='/e'/>") == nil)
    #expect(try link("<link rel='alternate'/>") == nil)
  }

  @Test("Bases nest, and each address starts from the one where it stands")
  func bases() throws {
    let item = try Feeds.item(
      Feeds.atom(
        """
        <entry xml:base="two/"><id>i</id><title>t</title><link href="page"/>
        <summary type="html" xml:base="/three/">&lt;a href="x"&gt;x&lt;/a&gt;&lt;a href="../y"&gt;y&lt;/a&gt;</summary>
        <content type="html">&lt;img src="z.png"&gt;</content></entry>
        """, attributes: "xml:base='http://base.example/one/'"))
    #expect(item.link == "http://base.example/one/two/page")
    #expect(item.links == ["http://base.example/three/x", "http://base.example/y"])
    #expect(item.images == ["http://base.example/one/two/z.png"])
  }

  @Test("Authors are the entry's, else the feed's; a person without a name is known by the address of the mail")
  func authors() throws {
    let people = "<author><name>Ada</name></author><author><email>b@example.com</email></author>"
    let own = "<author><name>Cleo</name><uri>http://c.example</uri></author>"
    let feed = try Feeds.parse(
      Feeds.atom("\(people)<entry><id>1</id><title>t</title>\(own)</entry><entry><id>2</id><title>t</title></entry>"))
    #expect(feed.items.map(\.authors) == [["Cleo"], ["Ada", "b@example.com"]])
  }

  @Test("The date is when an entry was published, else when it changed; Atom 0.3 has other words for both")
  func dates() throws {
    func date(_ parts: String) throws -> Date? {
      try Feeds.item(Feeds.atom("<entry><id>i</id><title>t</title>\(parts)</entry>")).date
    }
    let (first, second) = ("2024-01-01T00:00:00Z", "2024-02-01T00:00:00Z")
    #expect(try date("<updated>\(second)</updated><published>\(first)</published>") == Feeds.date(first))
    #expect(try date("<updated>\(second)</updated>") == Feeds.date(second))
    #expect(try date("<modified>\(second)</modified><issued>\(first)</issued>") == Feeds.date(first))
    #expect(try date("<published>soon</published><updated>\(second)</updated>") == Feeds.date(second))
  }

  @Test("A feed is Atom by its root, with another prefix, the namespace of 0.3, or none at all")
  func roots() throws {
    for (root, prefix) in [
      ("a:feed xmlns:a='http://www.w3.org/2005/Atom'", "a:"),
      ("feed xmlns='http://purl.org/atom/ns#' version='0.3'", ""),
      ("feed", ""), ("feed xmlns='urn:mistyped'", ""), ("feed xmlns=' http://www.w3.org/2005/Atom '", ""),
    ] {
      let name = root.prefix { $0 != " " }
      let feed = try Feeds.parse(
        "<\(root)><\(prefix)title>T</\(prefix)title><\(prefix)entry><\(prefix)id>1</\(prefix)id><\(prefix)title>t</\(prefix)title></\(prefix)entry></\(name)>"
      )
      #expect(feed.format == .atom)
      #expect(feed.title == "T")
      #expect(feed.items.map(\.title) == ["t"])
    }
  }

  @Test("Categories are known by their label, else by their term; enclosures by their relation")
  func details() throws {
    let item = try Feeds.item(
      Feeds.atom(
        """
        <entry><id>i</id><title>t</title><category term="a" label="Label &amp;amp; more"/><category term="b"/><category/>
        <link rel="enclosure" href="/f.mp3" type="audio/mpeg" length="12" title="A&#10;file"/></entry>
        """))
    #expect(item.categories == ["Label & more", "b"])
    #expect(
      item.enclosures == [
        FeedEnclosure(url: "http://example.com/f.mp3", mediaType: "audio/mpeg", length: 12, title: "A file")
      ])
  }
}
