internal import Foundation
internal import FoundationXML

/// Reads RSS, RDF Site Summary and Atom with `XMLParser`.
///
/// The parser goes on after an error and reports what it guesses: from the first error on, nothing is taken from it.
final class XMLFeedReader: NSObject, XMLParserDelegate {
  private let stream: XMLByteStream
  private var builder: XMLFeedBuilder

  init(_ input: DecodedInput, limits: FeedLimits, html: FeedParser.HTMLPolicy) {
    stream = XMLByteStream(input, limits: limits)
    builder = XMLFeedBuilder(limits: limits, html: html)
  }

  /// Reads the whole document.
  func read(name: String) throws(FeedFault) -> FeedDocument {
    let parser = XMLParser(stream: stream)
    parser.shouldResolveExternalEntities = false
    parser.externalEntityResolvingPolicy = .never
    parser.delegate = self
    _ = parser.parse()
    if let fault = builder.fault ?? stream.fault { throw fault }
    guard builder.hasRoot, builder.depth == 0 else { throw endFault }
    return try builder.finish(name: name, repairs: stream.filter.repairs)
  }

  private func fail(_ fault: FeedFault) {
    builder.fault = builder.fault ?? fault
    stream.stop()
  }

  private var endFault: FeedFault {
    let place = stream.filter.unfinished.map { "inside \($0)" } ?? "before its elements do"
    return FeedFault(
      at: stream.filter.end,
      builder.hasRoot ? "is cut short: it ends \(place)" : "is not a feed: it holds no element",
      wayOut: builder.hasRoot ? "Download the feed again." : "Name an RSS, Atom or JSON feed.")
  }

  // MARK: - Events

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if !builder.start(name, attributes) {
      builder.fault = builder.fault?.at(TextPosition(line: parser.lineNumber, column: parser.columnNumber))
      stream.stop()
    }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    builder.end(name)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    builder.append(string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if builder.isReading { builder.append(String(decoding: block, as: UTF8.self)) }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    if XMLErrorText.isRemark(code) {
      if code == XMLErrorText.undeclaredPrefix { builder.assembler.repairs.note(.undeclaredPrefixes) }
      return
    }
    guard builder.fault == nil, !(stream.isExhausted && stream.fault != nil) else { return }
    if stream.isExhausted, builder.depth > 0 || !builder.hasRoot || stream.filter.unfinished != nil {
      return fail(endFault)
    }
    let position = TextPosition(line: parser.lineNumber, column: parser.columnNumber)
    if builder.hasRoot, builder.depth == 0, code == 5 || code == 4 {
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
}
