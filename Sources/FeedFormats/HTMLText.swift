/// HTML made readable as plain text, with the links and images that it holds.
///
/// Paragraphs, lists, quotations and rows of tables become lines; references become characters; scripts, styles and
/// comments go. A `<` that begins no element of HTML is text, so that `List<Int>` survives. The text is safe to show
/// (see ``PlainText``).
public struct HTMLText: Sendable, Equatable {
  /// The readable text; lines are separated by line feeds.
  public var text: String
  /// The addresses of links, frames and media as they are written, each once.
  public var links: [String]
  /// The addresses of images as they are written, each once, without images of one pixel.
  public var images: [String]

  /// Reads HTML, well-formed or not.
  ///
  /// - Parameter html: A fragment or a whole page.
  /// - Complexity: O(n) in the bytes of the HTML.
  public init(_ html: String) {
    var reader = HTMLTextReader()
    reader.read(Array(html.utf8))
    text = PlainText.lines(String(decoding: reader.output, as: UTF8.self))
    links = reader.links.inOrder
    images = reader.images.inOrder
    if text.isEmpty, let alternative = reader.alternative { text = PlainText.line(alternative) }
  }
}
