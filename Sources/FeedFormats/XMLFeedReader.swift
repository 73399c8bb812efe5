internal import Foundation
internal import FoundationXML
internal import Synchronization

/// Reads RSS, RDF Site Summary and Atom with `XMLParser`.
///
/// The parser goes on after an error and reports what it guesses: from the first error on, nothing is taken from it.
final class XMLFeedReader: NSObject, XMLParserDelegate {
  private let stream: XMLByteStream
  /// The parser calls from one place at a time; the lock says so for less than the checks of a variable would cost.
  private let builder: Mutex<XMLFeedBuilder>

  init(_ input: DecodedInput, limits: FeedLimits, html: FeedParser.HTMLPolicy) {
    stream = XMLByteStream(input, limits: limits)
    builder = Mutex(XMLFeedBuilder(limits: limits, html: html))
  }

  /// Reads the whole document.
  func read(name: String) throws(FeedFault) -> FeedDocument {
    let parser = XMLParser(stream: stream)
    parser.shouldResolveExternalEntities = false
    parser.externalEntityResolvingPolicy = .never
    parser.delegate = self
    _ = parser.parse()
    let (fault, isWhole) = builder.withLock { ($0.fault, $0.hasRoot && $0.depth == 0) }
    if let fault = fault ?? stream.fault { throw fault }
    guard isWhole else { throw endFault(hasRoot: builder.withLock { $0.hasRoot }) }
    return try builder.withLock { builder throws(FeedFault) in
      try builder.finish(name: name, repairs: stream.filter.repairs)
    }
  }

  private func endFault(hasRoot: Bool) -> FeedFault {
    let place = stream.filter.unfinished.map { "inside \($0)" } ?? "before its elements do"
    return FeedFault(
      at: stream.filter.end, hasRoot ? "is cut short: it ends \(place)" : "is not a feed: it holds no element",
      wayOut: hasRoot ? "Download the feed again." : "Name an RSS, Atom or JSON feed.")
  }

  // MARK: - Events

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard builder.withLock({ !$0.start(name, attributes) }) else { return }
    let place = TextPosition(line: parser.lineNumber, column: parser.columnNumber)
    builder.withLock { $0.fault = $0.fault?.at(place) }
    stream.stop()
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    builder.withLock { $0.end(name) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    builder.withLock { $0.append(string) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    builder.withLock { if $0.isReading { $0.append(String(decoding: block, as: UTF8.self)) } }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    let place = TextPosition(line: parser.lineNumber, column: parser.columnNumber)
    builder.withLock { builder in
      if XMLErrorText.isRemark(code) {
        if code == XMLErrorText.undeclaredPrefix { builder.assembler.repairs.note(.undeclaredPrefixes) }
        return
      }
      guard builder.fault == nil, !(stream.isExhausted && stream.fault != nil) else { return }
      if stream.isExhausted, builder.depth > 0 || !builder.hasRoot || stream.filter.unfinished != nil {
        builder.fault = endFault(hasRoot: builder.hasRoot)
      } else if builder.hasRoot, builder.depth == 0, code == 5 || code == 4 {
        builder.fault = FeedFault(
          at: place, "goes on after the end of its root element",
          wayOut: "Remove what follows the end tag, or download the feed again.")
      } else {
        builder.fault = FeedFault(
          at: place, "is not well-formed XML: \(XMLErrorText.fact(code))",
          wayOut: "Ask the feed's publisher to repair it.")
      }
      stream.stop()
    }
  }
}
