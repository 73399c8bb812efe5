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
    func isPlain(_ byte: UInt8) -> Bool { byte.isPlain && byte != first && byte != second }
    // Most runs are short.
    while index < Swift.min(bytes.count, 8), isPlain(bytes[index]) { index += 1 }
    if index < 8 { return start + index }
    // A loop of a fixed length without branches becomes vector instructions.
    let blockLength = 16
    while index + blockLength <= bytes.count {
      let block = bytes.extracting(index..<(index + blockLength))
      var special: UInt8 = 0
      for offset in 0..<blockLength {
        let byte = block[offset]
        let isBreak = byte.same(as: 0x0A) | byte.same(as: 0x09) | byte.same(as: 0x0D)
        special |= (byte & 0xE0).same(as: 0) & ~isBreak
        special |= byte.same(as: first) | byte.same(as: second) | byte.same(as: 0xEF)
      }
      if special != 0 { break }
      index += blockLength
    }
    while index < bytes.count, isPlain(bytes[index]) { index += 1 }
    return start + index
  }

  /// The end of the valid UTF-8 that the bytes begin with (Unicode 15, table 3-7: no surrogates, no overlong forms).
  var validEnd: Int {
    let slice = self[...]
    let bytes = slice.span
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        while index + 16 <= bytes.count, bytes.extracting(index..<(index + 16)).isASCII { index += 16 }
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch bytes[index] {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]),
        length < 3 || bytes[index + 2] & 0xC0 == 0x80, length < 4 || bytes[index + 3] & 0xC0 == 0x80
      else { return index }
      index += length
    }
    return index
  }
}

extension Span<UInt8> {
  /// The sum of what a function without branches gives for each byte, 0 or 1.
  func sum(_ value: (UInt8) -> UInt8) -> Int {
    let blockLength = 32
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

  /// Whether no byte begins or goes on with a longer character; meant for a block.
  @inline(__always) var isASCII: Bool {
    var all: UInt8 = 0
    for index in 0..<16 { all |= self[index] }
    return all < 0x80
  }
}
