import ReportPages
import Testing

@Suite("Text in pages")
struct EscapingTests {
  @Test("Nothing that is a name can end a text, an attribute or a script")
  func hostileName() {
    #expect(
      "</script><img onerror='alert(1)' src=\"x\">&".escapedForHTML
        == "&lt;/script&gt;&lt;img onerror=&#39;alert(1)&#39; src=&quot;x&quot;&gt;&amp;")
  }
}
