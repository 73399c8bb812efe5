extension [UInt8] {
  /// Whether some ASCII text stands at an index, by the letter or with letters of either case.
  func holds(_ text: String, at index: Int, inAnyCase: Bool = false) -> Bool {
    guard index + text.utf8.count <= count else { return false }
    var place = index
    for wanted in text.utf8 {
      let found = self[place]
      guard found == wanted || (inAnyCase && wanted.isASCIILetter && found ^ 0x20 == wanted) else { return false }
      place += 1
    }
    return true
  }

  /// The index after the first place where some ASCII text stands.
  func index(after text: String, from start: Int, inAnyCase: Bool = false) -> Int? {
    let (first, length) = (text.utf8.first, text.utf8.count)
    var index = start
    while index + length <= count {
      if self[index] == first, holds(text, at: index, inAnyCase: inAnyCase) { return index + length }
      index += 1
    }
    return nil
  }

  /// The end of the plain bytes (see ``UInt8/isPlain``) from an index on, before any of two others.
  func plainEnd(from start: Int, stops first: UInt8, _ second: UInt8) -> Int {
    let slice = self[start...]
    let bytes = slice.span
    var index = 0
    // A loop of a fixed length without branches becomes vector instructions.
    let blockLength = 16
    while index + blockLength <= bytes.count {
      let block = bytes.extracting(index..<(index + blockLength))
      var special: UInt8 = 0
      for offset in 0..<blockLength {
        let byte = block[offset]
        let isUnusual: UInt8 = byte &- 0x20 >= 0x60 ? 1 : 0
        let isNoBreak: UInt8 = (byte == 0x0A ? 0 : 1) & (byte == 0x09 ? 0 : 1) & (byte == 0x0D ? 0 : 1)
        special |= (isUnusual & isNoBreak) | (byte == first ? 1 : 0) | (byte == second ? 1 : 0)
      }
      if special != 0 { break }
      index += blockLength
    }
    while index < bytes.count, bytes[index].isPlain, bytes[index] != first, bytes[index] != second { index += 1 }
    return start + index
  }
}

extension Span<UInt8> {
  /// The sum of what a function without branches gives for each byte, 0 or 1.
  func sum(_ value: (UInt8) -> UInt8) -> Int {
    let blockLength = 16
    var sum = 0
    var index = 0
    while index + blockLength <= count {
      let block = extracting(index..<(index + blockLength))
      var part: UInt8 = 0
      for offset in 0..<blockLength { part &+= value(block[offset]) }
      sum += Int(part)
      index += blockLength
    }
    while index < count {
      sum += Int(value(self[index]))
      index += 1
    }
    return sum
  }
}
