/// A place in UTF-8 text: line and column in characters (scalars), both from 1.
struct TextPosition: Equatable {
  var line = 1
  var column: Int? = 1

  /// Moves on over bytes; a sequence that is cut at the end counts where it begins.
  mutating func advance(over bytes: some Collection<UInt8>) {
    var breaks = 0
    var characters = column ?? 1
    for byte in bytes {
      if byte == 0x0A {
        breaks += 1
        characters = 1
      } else if byte & 0xC0 != 0x80 {
        characters += 1
      }
    }
    line += breaks
    column = characters
  }

  /// The place after some bytes.
  func advanced(over bytes: some Collection<UInt8>) -> TextPosition {
    var copy = self
    copy.advance(over: bytes)
    return copy
  }
}
