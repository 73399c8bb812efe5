/// A place in UTF-8 text: line and column in characters (scalars), both from 1.
struct TextPosition: Equatable {
  var line = 1
  var column: Int? = 1

  /// Moves on over bytes; a sequence that is cut at the end counts where it begins.
  mutating func advance(over slice: ArraySlice<UInt8>) {
    let bytes = slice.span
    var lineStart = bytes.count
    while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
    line += bytes.extracting(..<lineStart).sum { $0.same(as: 0x0A) }
    let rest = bytes.extracting(lineStart...)
    // Bytes that go on with a character begin with the bits 10.
    let characters = rest.count - rest.sum { ($0 & ~($0 << 1)) >> 7 }
    column = (lineStart == 0 ? column ?? 1 : 1) + characters
  }

  /// The place after some bytes.
  func advanced(over bytes: ArraySlice<UInt8>) -> TextPosition {
    var copy = self
    copy.advance(over: bytes)
    return copy
  }
}
