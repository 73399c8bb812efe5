import Testing

@testable import ReportPages

@Suite("Text in pages")
struct EscapingTests {
  @Test("Nothing that is a name can end a text, an attribute or a script")
  func hostileName() {
    #expect(
      "</script><img onerror='alert(1)' src=\"x\">&".escapedForHTML
        == "&lt;/script&gt;&lt;img onerror=&#39;alert(1)&#39; src=&quot;x&quot;&gt;&amp;")
  }

  // https://trojansource.codes
  @Test("What cannot be seen is shown by its number")
  func invisible() {
    #expect(
      "a\u{202E}b\u{2066}\u{0}\n\u{1B}\u{2028}\u{200B}\u{FEFF}\u{E000}".escapedForHTML
        == #"a\u{202e}b\u{2066}\u{0}\u{a}\u{1b}\u{2028}\u{200b}\u{feff}\u{e000}"#)
  }

  @Test("Letters of any script stay as they are")
  func letters() { #expect("Größe 潮汐 e\u{301} 👍".escapedForHTML == "Größe 潮汐 e\u{301} 👍") }

  @Test(arguments: [
    ("Loading.swift:3", "Loading<wbr />.swift:3"), ("A/B/C.swift:1", "A/<wbr />B/<wbr />C<wbr />.swift:1"),
    ("A<B", "A&lt;B"),
  ])
  func `A path may be broken behind slashes and before its last point`(path: String, html: String) {
    #expect(path.breakablePathInHTML == html)
  }

  @Test(arguments: [
    ("ShortName", "ShortName"), ("ArticleLoadingAdapter", "Article<wbr />Loading<wbr />Adapter"),
    ("Outer.inner_part&more", "Outer.<wbr />inner_<wbr />part&amp;more"),
  ])
  func `A long name may be broken between its words`(name: String, html: String) {
    #expect(name.breakableNameInHTML == html)
  }
}
