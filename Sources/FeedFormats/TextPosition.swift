/// A place in UTF-8 text: line and column in characters (scalars), both from 1.
struct TextPosition: Equatable {
  var line = 1
  var column: Int? = 1

  /// Moves on over bytes; a sequence that is cut at the end counts where it begins.
  mutating func advance(over slice: ArraySlice<UInt8>) {
    let bytes = slice.span
    var lineStart = bytes.count
    while lineStart > 0, bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
    for index in 0..<lineStart { line &+= bytes[index] == 0x0A ? 1 : 0 }
    var characters = 0
    for index in lineStart..<bytes.count { characters &+= bytes[index] & 0xC0 != 0x80 ? 1 : 0 }
    column = (lineStart == 0 ? column ?? 1 : 1) + characters
  }

  /// The place after some bytes.
  func advanced(over bytes: ArraySlice<UInt8>) -> TextPosition {
    var copy = self
    copy.advance(over: bytes)
    return copy
  }
}
