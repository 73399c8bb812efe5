/// What the elements of HTML mean for plain text.
enum HTMLElement {
  /// How an element of HTML changes the text around it.
  enum Role {
    /// Part of the line: `b`, `a`, `span`.
    case inline
    /// On lines of its own: `div`, `li`, `tr`.
    case line
    /// Set off by empty lines: `p`, `ul`, `h1`.
    case paragraph
    /// Not text, with all that it holds: `script`, `style`.
    case dropped
  }

  /// The role of an element of HTML, nil for a name that is none.
  static func role(of name: String) -> Role? {
    roles[name]
  }

  private static let roles: [String: Role] = {
    var roles: [String: Role] = [:]
    for (role, names) in table {
      for name in names.split(whereSeparator: { $0 == " " || $0 == "\n" }) { roles[String(name)] = role }
    }
    return roles
  }()

  private static let table: [(Role, String)] = [
    (.dropped, "script style iframe noembed noframes template svg title textarea select"),
    (
      .paragraph,
      """
      p h1 h2 h3 h4 h5 h6 ul ol dl menu dir pre blockquote table article section aside header footer nav figure hr form
      fieldset details
      """
    ),
    (
      .line,
      """
      div li dt dd tr caption thead tbody tfoot figcaption summary center address main body html head legend option
      optgroup hgroup search dialog listing xmp
      """
    ),
    (
      .inline,
      """
      a abbr acronym applet area audio b base basefont bdi bdo big blink br button canvas cite code col colgroup data
      datalist del dfn em embed font frame frameset i image img input ins kbd keygen label link map mark marquee math
      meta meter nobr noscript object output param picture progress q rb rp rt rtc ruby s samp slot small source span
      strike strong sub sup td th time track tt u var video wbr
      """
    ),
  ]
}
