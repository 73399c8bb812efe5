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
  private var pending: [UInt8] = []
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
    let count = min(maxLength, output.count - offset)
    output.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      buffer.update(from: base + offset, count: count)
    }
    offset += count
    return count
  }

  private func refill() {
    output.removeAll(keepingCapacity: true)
    offset = 0
    do {
      if let piece = try input.next() {
        pending = pending.isEmpty ? piece : pending + piece
      } else {
        isAtEnd = true
      }
      let taken = try pending.withUnsafeBufferPointer { bytes throws(FeedFault) in
        try filter.filter(bytes, isLast: isAtEnd, into: &output)
      }
      pending.removeFirst(taken)
    } catch {
      fault = error.at(filter.end)
      isAtEnd = true
    }
  }
}
