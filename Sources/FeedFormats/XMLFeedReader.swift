internal import Foundation
internal import FoundationXML

/// Reads RSS, RDF Site Summary and Atom from the events of `XMLParser`.
///
/// The parser goes on after an error and reports what it guesses: from the first error on, nothing is taken from it.
final class XMLFeedReader: NSObject, XMLParserDelegate {
  /// Where in a feed the parser is.
  enum Context {
    case document, feed, item, person, media, image
    /// In a text that is read.
    case text
    /// In something that is not read, with all that it holds.
    case skipped
  }

  /// A text that is being read.
  struct Capture {
    var element: FeedElement
    var attributes: [String: String]
    /// Whether markup inside is kept as HTML; otherwise only its text.
    var keepsMarkup = false
    /// Whether `<` and `&` of the text mean themselves and have to be escaped beside markup.
    var isEscaping = false
    var depth: Int
  }

  // The parser calls this object from one place only, a million times for a large feed: exclusive access is given by
  // construction, and checking it would cost a tenth of the whole.
  let limits: FeedLimits
  @exclusivity(unchecked) var assembler: FeedAssembler
  @exclusivity(unchecked) var draft = ItemDraft()
  @exclusivity(unchecked) var isInItem = false
  @exclusivity(unchecked) var contexts: [Context] = [.document]
  @exclusivity(unchecked) var capture: Capture?
  /// What was read of the text so far; apart from the capture, so that it grows in place.
  @exclusivity(unchecked) var text = RawText(value: "", form: .plain)
  var person: (name: String, email: String) = ("", "")
  /// The bases of the elements around this place that have one.
  @exclusivity(unchecked) var bases: [(depth: Int, address: String)] = []
  var hasChannel = false

  private let stream: XMLByteStream
  @exclusivity(unchecked) private var namespaces = XMLNamespaces()
  @exclusivity(unchecked) private var fault: FeedFault?
  private var hasRoot = false

  init(_ input: DecodedInput, limits: FeedLimits, html: FeedParser.HTMLPolicy) {
    self.limits = limits
    stream = XMLByteStream(input, limits: limits)
    assembler = FeedAssembler(format: .rss, limits: limits, html: html)
  }

  /// Reads the whole document.
  func read(name: String) throws(FeedFault) -> FeedDocument {
    let parser = XMLParser(stream: stream)
    parser.shouldResolveExternalEntities = false
    parser.externalEntityResolvingPolicy = .never
    parser.delegate = self
    _ = parser.parse()
    if let fault = fault ?? stream.fault { throw fault }
    guard hasRoot else { throw endFault.at(stream.filter.end) }
    guard contexts.count == 1 else { throw endFault.at(stream.filter.end) }
    guard hasChannel else {
      throw FeedFault("is RSS without a channel", wayOut: "Ask the feed's publisher to repair it.")
    }
    assembler.repairs.merge(stream.filter.repairs)
    return assembler.finish(name: name)
  }

  /// The depth of the element that the parser is in; the root's is 1.
  var depth: Int { contexts.count - 1 }

  func fail(_ fault: FeedFault) {
    guard self.fault == nil else { return }
    self.fault = fault
    stream.stop()
  }

  private var endFault: FeedFault {
    let place = stream.filter.unfinished.map { "inside \($0)" } ?? "before its elements do"
    return FeedFault(
      hasRoot ? "is cut short: it ends \(place)" : "is not a feed: it holds no element",
      wayOut: hasRoot ? "Download the feed again." : "Name an RSS, Atom or JSON feed.")
  }

  // MARK: - Events

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard fault == nil else { return }
    guard contexts.count <= limits.maximumDepth else {
      return fail(
        FeedFault(
          at: TextPosition(line: parser.lineNumber, column: parser.columnNumber),
          "has more than \(limits.maximumDepth) elements inside each other",
          wayOut: "Raise the limit of depth, or ask the feed's publisher to repair it."))
    }
    if capture != nil {
      appendStartTag(name, attributes)
      contexts.append(.text)
      return
    }
    let context = contexts[contexts.count - 1]
    contexts.append(.skipped)
    if context == .skipped { return }
    let element = namespaces.element(name, attributes: attributes, depth: depth)
    if let base = attributes["xml:base"] {
      bases.append((depth, LinkResolver.resolve(base, base: bases.last?.address) ?? base))
    }
    if context == .document {
      startRoot(element, name, attributes, parser)
    } else {
      contexts[depth] = start(element, attributes, in: context)
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard fault == nil, contexts.count > 1 else { return }
    let depth = depth
    let context = contexts.removeLast()
    if let capture {
      guard capture.depth == depth else { return appendEndTag(name) }
      self.capture = nil
      finish(capture)
    } else {
      end(context)
    }
    if bases.last?.depth == depth { bases.removeLast() }
    namespaces.leave(depth: depth)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard capture != nil else { return }
    append(string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard capture != nil else { return }
    append(String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    if XMLErrorText.isRemark(code) {
      if code == XMLErrorText.undeclaredPrefix { assembler.repairs.note(.undeclaredPrefixes) }
      return
    }
    guard fault == nil, !(stream.isExhausted && stream.fault != nil) else { return }
    let position = TextPosition(line: parser.lineNumber, column: parser.columnNumber)
    if stream.isExhausted, contexts.count > 1 || !hasRoot || stream.filter.unfinished != nil {
      return fail(endFault.at(stream.filter.end))
    }
    if hasRoot, contexts.count == 1, code == 5 || code == 4 {
      return fail(
        FeedFault(
          at: position, "goes on after the end of its root element",
          wayOut: "Remove what follows the end tag, or download the feed again."))
    }
    fail(
      FeedFault(
        at: position, "is not well-formed XML: \(XMLErrorText.fact(code))",
        wayOut: "Ask the feed's publisher to repair it."))
  }

  private func startRoot(_ element: FeedElement, _ name: String, _ attributes: [String: String], _ parser: XMLParser) {
    hasRoot = true
    switch element {
    case .rss, .rdf: assembler.format = .rss
    case .atomFeed:
      assembler.format = .atom
      hasChannel = true
    default:
      let position = TextPosition(line: parser.lineNumber, column: parser.columnNumber)
      if name.lowercased() == "html" {
        return fail(
          FeedFault(
            at: position, "is not a feed but a web page",
            wayOut:
              "Look in the page for a link of the type application/rss+xml or application/atom+xml, and name that."))
      }
      return fail(
        FeedFault(
          at: position, "is XML but not a feed: its root element is <\(PlainText.line(String(name.prefix(60))))>",
          wayOut: "Name an RSS, Atom or JSON feed."))
    }
    contexts[depth] = .feed
    assembler.language = attributes["xml:lang"]
    assembler.base = bases.last?.address
  }
}
