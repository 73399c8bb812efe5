internal import Foundation

/// Feeds the XML parser with filtered UTF-8, a piece at a time, so that no document is ever whole in memory.
///
/// `XMLParser(stream:)` reads on this platform in pieces of its own; only `open`, `close` and `read` are called.
final class XMLByteStream: InputStream {
  /// The fault that ended the stream before the document did.
  private(set) var fault: FeedFault?
  /// Whether the parser was told that nothing follows.
  private(set) var isExhausted = false
  private(set) var filter: XMLFilter

  private let input: DecodedInput
  private var output: [UInt8] = []
  private var offset = 0
  private var isAtEnd = false

  init(_ input: DecodedInput, limits: FeedLimits) {
    self.input = input
    filter = XMLFilter(maximumTagBytes: limits.maximumTextBytes)
    super.init(data: Data())
  }

  /// Ends the stream here: nothing more is read.
  func stop() {
    isAtEnd = true
    output = []
    offset = 0
  }

  override func open() {}

  override func close() {}

  override var hasBytesAvailable: Bool { !isExhausted }

  override var streamStatus: Status { isExhausted ? .atEnd : .open }

  override var streamError: (any Error)? { nil }

  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
    while offset == output.count {
      guard !isAtEnd else {
        isExhausted = true
        return 0
      }
      refill()
    }
    let piece = output[offset...].prefix(maxLength)
    // Sound: the caller owns `maxLength` initialized bytes at `buffer`, and the piece is no longer than that.
    _ = unsafe UnsafeMutableBufferPointer(start: buffer, count: maxLength).update(fromContentsOf: piece)
    offset += piece.count
    return piece.count
  }

  private func refill() {
    // The filter's output is let go of first, so that it grows in place.
    output = []
    offset = 0
    do throws(FeedFault) {
      let piece = try input.next()
      isAtEnd = piece == nil
      defer { output = filter.output }
      try filter.filter(piece ?? [], isLast: isAtEnd)
    } catch {
      fault = error.at(filter.end)
      isAtEnd = true
    }
  }
}
