import FeedFormats
import Testing

@Suite("HTML as text")
struct HTMLTextTests {
  @Test(
    "Markup becomes readable lines",
    arguments: [
      ("a <b>bold</b>\n  <i>word</i>", "a bold word"), ("<p>One</p><p>Two</p>", "One\n\nTwo"),
      ("one<br>two<br/>three", "one\ntwo\nthree"),
      ("<div>a</div><div>b</div>", "a\nb"), ("<h1>Head</h1>text", "Head\n\ntext"),
      ("<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>after", "- a\n- b\n  - c\n\nafter"),
      ("<ol><li>a<li>b</ol>", "1. a\n2. b"),
      ("<table><tr><th>A</th><th>B</th></tr><tr><td></td><td>2</td></tr></table>", "A | B\n2"),
      ("<pre>a  b\n  c</pre>", "a  b\n  c"), ("say <q>yes</q>", "say “yes”"),
      ("<blockquote>deep</blockquote>x", "deep\n\nx"),
      ("a<!-- gone -->b", "ab"), ("a<script>if (a < b) { }</script>b", "ab"), ("<STYLE>p { }</STYLE>x", "x"),
      ("<title/>kept", "kept"), ("x<script>never ends", "x"), ("x <a href='never ends", "x"), ("x<!-- never ends", "x"),
      ("<![CDATA[<b>]]>", "<b>"), ("<?php echo ?>x<!DOCTYPE html>y", "xy"), ("", ""), ("   ", ""), ("<p> </p>", ""),
      ("<o:p>office</o:p> <my-tag>custom</my-tag>", "office custom"), ("<b/>a", "a"), ("</p>a</p>", "a"),
    ])
  func markup(_ html: String, _ text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test(
    "What only looks like markup stays",
    arguments: [
      ("List<Int> and a<c", "List<Int> and a<c"), ("1 < 2 > 0", "1 < 2 > 0"), ("<3", "<3"), ("x <", "x <"),
      ("<>", "<>"),
      ("<unknown>", "<unknown>"),
    ])
  func literal(_ html: String, _ text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test(
    "References become characters",
    arguments: [
      ("&lt;b&gt; &amp; &quot;&apos;", "<b> & \"'"), ("&eacute;&Eacute;&hellip;&mdash;", "éÉ…—"), ("a&nbsp;b", "a b"),
      ("&#233;&#xe9;&#XE9;", "ééé"), ("&#146;&#x80;", "’€"), ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&copy 2024", "© 2024"), ("?a=1&copy=2", "?a=1&copy=2"),
      ("&notathing; & &; &#; &#x;", "&notathing; & &; &#; &#x;"),
      ("&alpha", "&alpha"), ("&#99999999999999999999;", "\u{FFFD}"), ("&zwj;&euro;", "\u{200D}€"),
      ("&Scaron;&inodot;&lbrack;", "Šı["),
    ])
  func references(_ html: String, _ text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test("Links and images are collected as written, each once, without pixels that count readers")
  func addresses() {
    let html = HTMLText(
      """
      <a href="/a?x=1&amp;y=2">a</a><A HREF='b'>b</A><a href=c>c</a><a href="b">again</a><a name=x>none</a>
      <img src="1.png" alt="x"><img width="1" src="pixel.gif"><iframe src="v"></iframe><video src="w.mp4"></video>
      """)
    #expect(html.links == ["/a?x=1&y=2", "b", "c", "v", "w.mp4"])
    #expect(html.images == ["1.png"])
  }

  @Test("An attribute with a tag's end in it does not end the tag")
  func quoted() {
    #expect(HTMLText("<a title=\"a > b\" href=\"x\">y</a>").text == "y")
    #expect(HTMLText("<a title=\"a > b\" href=\"x\">y</a>").links == ["x"])
    #expect(HTMLText("<a title=it's href=x>y</a>").links == ["x"])
  }

  @Test("Where there is nothing but an image, its own text stands for it")
  func alternative() {
    #expect(HTMLText("<p><img src=a alt=''><img src='b' alt='A boat'></p>").text == "A boat")
    #expect(HTMLText("<img src='b' alt='A boat'>words").text == "words")
  }

  @Test("Text without an end to anything is read in time that grows with its length only", .timeLimit(.minutes(1)))
  func linear() {
    for piece in ["<a ", "<!--", "&#", "<", "&amp", "<script>", "\u{1B}]", "<ul>", "<td>", "</", "<![CDATA["] {
      _ = HTMLText(String(repeating: piece, count: 50_000))
    }
  }
}
