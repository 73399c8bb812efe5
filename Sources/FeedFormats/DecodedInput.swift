internal import Foundation

/// A document as pieces of valid UTF-8 without a byte-order mark, each of whole characters, decoded as it declares.
final class DecodedInput {
  /// Bytes per piece.
  ///
  /// Above it the XML parser slows down on long CDATA sections, below it on everything.
  static let pieceLength = 1 << 15

  private let source: (_ most: Int) throws -> Data
  private let limit: Int?
  private var count = 0
  /// What was read to find the encoding out.
  private var head: [UInt8] = []
  private var converter: EncodingConverter?
  /// The first bytes of a character that the last piece did not finish.
  private var rest: [UInt8] = []
  private var isAtEnd = false
  private var peeked: [UInt8]?
  private var deferred: FeedFault?

  /// Reads the beginning and finds the encoding out; the source gives at most so many bytes as asked for, none at the end.
  init(limit: Int?, source: @escaping (_ most: Int) throws -> Data) throws(FeedFault) {
    self.limit = limit
    self.source = source
    while head.count < 1024, case let piece = try read(), !piece.isEmpty { head += piece }
    let encoding = try DeclaredEncoding(head: head)
    head.removeFirst(encoding.markLength)
    if encoding.name == "UTF-8" { return }
    converter = EncodingConverter(from: encoding.name)
    guard converter != nil else {
      throw FeedFault(
        at: TextPosition(line: 1, column: nil),
        "declares the encoding “\(encoding.name)”, which this system cannot convert",
        wayOut: "Declare the encoding that it is really in, or convert it to UTF-8.")
    }
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
      let raw = try head.isEmpty ? read() : head
      head = []
      isAtEnd = raw.isEmpty
      var output: [UInt8] = []
      if let converter {
        do throws(FeedFault) {
          try converter.convert(raw, isLast: isAtEnd, into: &output)
        } catch {
          deferred = error
        }
      } else {
        output = wholeCharacters(raw)
      }
      if !output.isEmpty { return output }
      if let deferred { throw deferred }
    }
    return nil
  }

  /// The bytes up to the last whole character, or to the first that is not UTF-8, whose fault comes next.
  private func wholeCharacters(_ raw: [UInt8]) -> [UInt8] {
    let bytes = rest.isEmpty ? raw : rest + raw
    let end = bytes.validEnd
    rest = Array(bytes[end...])
    // What is not valid yet may become so with the next piece.
    guard !rest.isEmpty, isAtEnd || rest.count > 3 else { return end == bytes.count ? bytes : Array(bytes[..<end]) }
    deferred = FeedFault(
      "is not the UTF-8 that it declares (or leaves undeclared): the byte"
        + " 0x\(bytes[end] < 0x10 ? "0" : "")\(String(bytes[end], radix: 16, uppercase: true)) does not belong here",
      wayOut: "Declare the encoding that it is really in, or convert it to UTF-8.")
    return Array(bytes[..<end])
  }

  private func read() throws(FeedFault) -> [UInt8] {
    let data: Data
    do {
      data = try source(Self.pieceLength)
    } catch {
      let reason = [.EACCES, .EPERM].contains((error as? POSIXError)?.code) ? "may not" : "cannot"
      throw FeedFault("\(reason) be read", wayOut: "Name a file that can be read; a folder is none.")
    }
    count += data.count
    if let limit, count > limit {
      throw FeedFault(
        "is larger than the limit of \(limit) bytes",
        wayOut: "Use a program with a higher limit, or ask the feed's publisher for a shorter feed.")
    }
    return Array(data)
  }
}
