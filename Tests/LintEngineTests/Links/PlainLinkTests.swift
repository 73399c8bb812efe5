import Testing

@testable import LintEngine

struct PlainLinkTests {
  @Test(arguments: [
    ("feed://article/open", "article open"), ("feed:/article/open", "article open"),
    ("FEED://Article/Open", "article Open"),
    ("feed://article/open/", "article open"), ("feed://article/open?url=https://a.example/%20", "article open"),
    ("feed://a-b.c_d~e/1", "a-b.c_d~e 1"), ("feed://article", "article"),
  ])
  func `The components of a link of the program's own scheme begin with the host`(text: String, components: String) {
    let prefix = LinkPrefixFact(scheme: "feed", context: Self.context)
    #expect(PlainLink(text, isWhole: true)?.components(after: prefix)?.joined(separator: " ") == components)
  }

  @Test func `A link on a host has the components of its path`() {
    let plain = LinkPrefixFact(scheme: "https", host: "example.com", context: Self.context)
    var withPort = plain
    withPort.port = 8080
    let link = PlainLink("https://Example.com:8080/a/b", isWhole: true)
    #expect(link?.components(after: withPort) == ["a", "b"])
    #expect(link?.components(after: plain) == nil)
    #expect(PlainLink("http://example.com/a", isWhole: true)?.components(after: plain) == nil)
    #expect(PlainLink("https://other.example/a", isWhole: true)?.components(after: plain) == nil)
  }

  @Test(arguments: [
    "feed://article/%6Fpen", "feed://a@b/c", "feed://[::1]/a", "feed://a//b", "feed://a/../b", "feed://a/./b",
    "feed://a/b#c",
    "feed:article/open", "feed", "", "feed:///", "feed://a:b/c", "feed://a:1:2/c", "feed://a/b c", "feed://a/ü",
    "feed://a/b;c",
  ])
  func `What is not read in one way only is no plain link`(text: String) {
    #expect(PlainLink(text, isWhole: true) == nil)
  }

  @Test func `Of a link that goes on, the path must be over`() {
    #expect(PlainLink("feed://article/", isWhole: false) == nil)
    #expect(PlainLink("feed://article/open?url=", isWhole: false)?.path == ["open"])
  }

  private static let context = CodeContext(type: "", names: "", condition: .always, position: .start)
}
