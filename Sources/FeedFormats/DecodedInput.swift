internal import Foundation

/// A document as pieces of UTF-8 without a byte-order mark, decoded as it declares.
///
/// The UTF-8 of a document that needs no conversion is passed on as it is; whoever scans it checks it.
final class DecodedInput {
  /// Bytes per piece.
  ///
  /// Above it the XML parser slows down on long CDATA sections, below it on everything.
  static let pieceLength = 1 << 15

  private var source: InputSource
  private var head: [UInt8]?
  private let converter: EncodingConverter?
  private var isAtEnd = false
  private var peeked: [UInt8]?
  private var deferred: FeedFault?

  /// Reads the beginning and finds the encoding out.
  init(_ source: InputSource) throws(FeedFault) {
    self.source = source
    var head: [UInt8] = []
    while head.count < 1024 {
      let data = try self.source.read(Self.pieceLength)
      if data.isEmpty { break }
      head += data
    }
    let encoding = try DeclaredEncoding(head: head)
    head.removeFirst(min(encoding.markLength, head.count))
    self.head = head
    guard encoding.name != "UTF-8" else {
      converter = nil
      return
    }
    guard let converter = EncodingConverter(from: encoding.name) else {
      throw FeedFault(
        at: TextPosition(line: 1, column: nil),
        "declares the encoding “\(encoding.name)”, which this system cannot convert",
        wayOut: "Declare the encoding that it is really in, or convert it to UTF-8.")
    }
    self.converter = converter
  }

  /// The first byte that is not white space, which stays where it is; nil when there is none.
  func firstCharacter() throws(FeedFault) -> UInt8? {
    var pieces: [UInt8] = []
    while pieces.count < 1 << 20, let piece = try next() {
      pieces += piece
      guard let first = piece.first(where: { !$0.isASCIISpace }) else { continue }
      peeked = pieces
      return first
    }
    return nil
  }

  /// The next piece; nil at the end.
  ///
  /// A fault comes after the pieces before it.
  func next() throws(FeedFault) -> [UInt8]? {
    if let peeked {
      self.peeked = nil
      return peeked
    }
    if let deferred { throw deferred }
    while !isAtEnd {
      let raw: [UInt8]
      if let head {
        raw = head
        self.head = nil
      } else {
        raw = Array(try source.read(Self.pieceLength))
      }
      isAtEnd = raw.isEmpty && head == nil
      guard let converter else {
        if isAtEnd { return nil }
        return raw
      }
      var output: [UInt8] = []
      do {
        try converter.convert(raw, isLast: isAtEnd, into: &output)
      } catch {
        deferred = error
        if output.isEmpty { throw error }
      }
      if !output.isEmpty { return output }
    }
    return nil
  }
}
