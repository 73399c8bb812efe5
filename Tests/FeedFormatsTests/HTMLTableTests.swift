import FeedFormats
import Testing

/// The tables of HTML: lists, tables, references, and what must not get through.
@Suite("HTML, case by case")
struct HTMLTableTests {
  @Test(
    "Lists have marks, numbers and levels",
    arguments: [
      ("<ul><li>a<li>b</ul>", "- a\n- b"), ("<ol><li>a</li><li>b</li><li>c</li></ol>", "1. a\n2. b\n3. c"),
      ("<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>", "1. a\n  1. b\n2. c"),
      ("<ul><li>a<ol><li>b<li>c</ol><li>d</ul>", "- a\n  1. b\n  2. c\n- d"),
      ("<li>alone</li>", "- alone"), ("<ul></ul>x", "x"),
      ("</ul><ul><li>a</ul></ul>", "- a"), ("<dl><dt>word</dt><dd>meaning</dd></dl>", "word\nmeaning"),
      ("before<ul><li>a</ul>after", "before\n\n- a\n\nafter"),
    ])
  func lists(_ html: String, _ text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test("Levels beyond the sixteenth are read like the sixteenth")
  func deepLists() {
    let html = String(repeating: "<ul><li>a", count: 40)
    let lines = HTMLText(html).text.split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines.last == "\(String(repeating: " ", count: 30))- a")
  }

  @Test(
    "Rows of tables are lines, with bars between cells that hold something",
    arguments: [
      ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>", "a | b\nc | d"),
      ("<table><thead><tr><th>A<th>B<tbody><tr><td>1<td>2</table>", "A | B\n1 | 2"),
      ("<table><caption>Title</caption><tr><td>a</td></tr></table>", "Title\na"),
      ("<table><tr><td>a</td><td></td><td>c</td></tr></table>", "a | c"),
      ("<table><tr><td></td></tr></table>", ""), ("<tr><td>a</td><td>b</td></tr>", "a | b"),
      ("x<table><tr><td>a</td></tr></table>y", "x\n\na\n\ny"),
    ])
  func tables(_ html: String, _ text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test(
    "Blocks are set off, and white space in lines counts once",
    arguments: [
      ("<h1>A</h1><p>b</p><h2>C</h2>", "A\n\nb\n\nC"), ("a<hr>b", "a\n\nb"), ("<p>a<br><br><br>b</p>", "a\n\nb"),
      ("<div><div><div>a</div></div></div><div>b</div>", "a\nb"), ("a\t\n  b", "a b"), ("a <i> b </i> c", "a b c"),
      ("<p>a</p>\n\n\n<p>b</p>", "a\n\nb"), ("<article><section>a</section></article>b", "a\n\nb"),
      ("<pre>\n  a\n    b\n</pre>c", "a\n    b\n\nc"), ("<blockquote><p>a</p></blockquote>", "a"),
      ("<figure><img src=x><figcaption>a</figcaption></figure>", "a"), ("a<wbr>b<span>c</span>", "abc"),
      ("<center>a</center><address>b</address>", "a\nb"), ("<details><summary>a</summary>b</details>", "a\nb"),
    ])
  func blocks(_ html: String, _ text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test(
    "What runs, hides or styles is left out with all that it holds",
    arguments: [
      "<script>x</script>", "<script src='x'></script>", "<SCRIPT>x</SCRIPT >", "<style>p {}</style>",
      "<iframe src='http://e.example/'>x</iframe>", "<template><p>x</p></template>", "<svg><text>x</text></svg>",
      "<textarea>x</textarea>", "<select><option>x</option></select>", "<noembed>x</noembed>", "<title>x</title>",
      "<script>a</scrip></script>", "<script><!-- </div> --></script>", "<!-- <b>x</b> -->", "<?php x ?>",
      "<!DOCTYPE x>",
    ])
  func dropped(_ html: String) {
    #expect(HTMLText("a \(html)b").text == "a b")
  }

  @Test("Every named character of HTML 4 for Latin-1 means its code point")
  func latin1() {
    let names = """
      nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
      para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
      Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
      Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
      igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute
      thorn yuml
      """
    for (offset, name) in names.split(whereSeparator: \.isWhitespace).enumerated() {
      let scalar = Unicode.Scalar(UInt8(0xA0 + offset))
      // A no-break space is a space here, and a soft hyphen is hidden.
      let expected = name == "nbsp" ? "a b" : name == "shy" ? "ab" : "a\(scalar)b"
      #expect(HTMLText("a&\(name);b").text == expected, "\(name)")
    }
  }

  @Test(
    "Named characters of texts mean their code points",
    arguments: [
      ("hellip", "…"), ("ndash", "–"), ("mdash", "—"), ("lsquo", "‘"), ("rsquo", "’"), ("sbquo", "‚"), ("ldquo", "“"),
      ("rdquo", "”"), ("bdquo", "„"), ("dagger", "†"), ("bull", "•"), ("permil", "‰"), ("lsaquo", "‹"), ("rsaquo", "›"),
      ("euro", "€"), ("trade", "™"), ("larr", "←"), ("rarr", "→"), ("rArr", "⇒"), ("forall", "∀"), ("minus", "−"),
      ("infin", "∞"), ("asymp", "≈"), ("ne", "≠"), ("le", "≤"), ("ge", "≥"), ("alpha", "α"), ("Omega", "Ω"),
      ("pi", "π"),
      ("OElig", "Œ"), ("scaron", "š"), ("Yuml", "Ÿ"), ("fnof", "ƒ"), ("hearts", "♥"), ("check", "✓"), ("star", "☆"),
      ("Ccaron", "Č"), ("lstrok", "ł"), ("Idot", "İ"), ("gbreve", "ğ"), ("odblac", "ő"), ("zdot", "ż"), ("dstrok", "đ"),
      ("lpar", "("), ("num", "#"), ("commat", "@"), ("half", "½"), ("frac13", "⅓"), ("apos", "'"), ("QUOT", "\""),
    ])
  func named(_ name: String, _ character: String) throws {
    #expect(HTMLText("&\(name);").text == character)
    #expect(try Feeds.item(Feeds.rss("<item><title>x&\(name);x</title></item>")).title == "x\(character)x")
  }

  @Test(
    "References are what browsers make of them",
    arguments: [
      ("&#65;&#x42;&#X43;", "ABC"), ("&#65B", "AB"), ("&#x1F600;", "😀"), ("&#128;", "€"), ("&#x9f;", "Ÿ"),
      ("&#xFFFFFFFFFF;", "\u{FFFD}"), ("&eacute", "é"), ("&eacutex", "&eacutex"), ("&amp;lt;", "&lt;"), ("&lt", "<"),
      ("&ampx", "&ampx"), ("&", "&"), ("&;", "&;"), ("&#;", "&#;"), ("&#xg;", "&#xg;"), ("&unknown;", "&unknown;"),
      ("a&b&c;", "a&b&c;"), ("&mdash", "&mdash"), ("&AMP;", "&"),
    ])
  func references(_ html: String, _ text: String) {
    #expect(HTMLText(html).text == text)
  }

  @Test(
    "Attributes are found however they are written",
    arguments: [
      "<a href=\"u\">", "<a href='u'>", "<a href=u>", "<A HREF=u>", "<a\nhref = \"u\"\n>", "<a class=x href=u>",
      "<a hidden href=u>", "<a title=\"href=no\" href=u>", "<a data-href=no href=u>", "<a href=u/ >", "<a/href=u>",
      "<a href=u href=no>", "<a title='>' href=u>", "<a href='&#117;'>", "<area href=u>",
    ])
  func attributes(_ html: String) {
    let link = HTMLText(html + "x</a>").links.first
    #expect(link == "u" || link == "u/", "\(html)")
  }

  @Test(
    "Nothing that moves a cursor gets out of HTML, however it got in",
    arguments: [
      "\u{1B}[2J", "&#27;[2J", "&#x1b;]0;t&#7;", "&#x9B;31m", "\u{9B}31m", "\u{202E}", "&#x202E;", "&#8238;", "\u{7}",
      "&#7;",
      "&#13;", "\u{2028}", "&zwnj;\u{2066}", "&lrm;&rlm;", "\u{FEFF}", "<b>\u{1B}</b>[31m", "&#0;", "\u{E0041}",
    ])
  func sanitised(_ html: String) {
    let text = HTMLText("a\(html)b<img alt='\(html)'>").text
    #expect(PlainText.lines(text) == text)
    for scalar in text.unicodeScalars {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) || scalar == "\n")
      #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }
}
