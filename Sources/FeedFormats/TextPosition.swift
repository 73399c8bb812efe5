internal import Foundation

/// A place in UTF-8 text: line and column in characters (scalars), both from 1.
struct TextPosition: Equatable {
  var line = 1
  var column: Int? = 1

  /// Moves on over bytes; a sequence that is cut at the end counts where it begins.
  mutating func advance(over bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    let bytes = UnsafeBufferPointer(rebasing: bytes)
    guard let base = bytes.baseAddress else { return }
    var lineStart: Int?
    while let found = memchr(base + (lineStart ?? 0), 0x0A, bytes.count - (lineStart ?? 0)) {
      line += 1
      lineStart = UnsafeRawPointer(base).distance(to: found) + 1
    }
    var characters = 0
    for byte in bytes[(lineStart ?? 0)...] { characters &+= byte & 0xC0 != 0x80 ? 1 : 0 }
    column = (lineStart == nil ? column ?? 1 : 1) + characters
  }

  /// The place after some bytes.
  func advanced(over bytes: Slice<UnsafeBufferPointer<UInt8>>) -> TextPosition {
    var copy = self
    copy.advance(over: bytes)
    return copy
  }
}
