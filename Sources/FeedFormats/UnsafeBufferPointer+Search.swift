extension UnsafeBufferPointer<UInt8> {
  /// Whether some ASCII text stands at an index, by the letter or with letters of either case.
  func holds(_ text: StaticString, at index: Int, inAnyCase: Bool = false) -> Bool {
    guard index + text.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      let (found, wanted) = (self[index + offset], text.utf8Start[offset])
      guard found == wanted || (inAnyCase && wanted.isASCIILetter && found ^ 0x20 == wanted) else { return false }
    }
    return true
  }

  /// Whether the valid sequence at an index is U+FFFE or U+FFFF, which XML forbids.
  func isNoncharacter(at index: Int) -> Bool {
    self[index] == 0xEF && self[index + 1] == 0xBF && self[index + 2] >= 0xBE
  }

  /// The end of the plain bytes (see ``UInt8/isPlain``) from an index on, before any of two others.
  func plainEnd(from start: Int, stops first: UInt8, _ second: UInt8) -> Int {
    guard let base = baseAddress else { return start }
    let raw = UnsafeRawPointer(base)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (firsts, seconds, breaks) = (ones &* UInt64(first), ones &* UInt64(second), ones &* 0x0A)
    var index = start
    while true {
      // Eight bytes at a time: the highest bit of a byte is set where one is special, or (because of a borrow) may be.
      while index &+ 8 <= count {
        let bytes = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let isBreak = bytes ^ breaks
        let isNoBreak = ((isBreak & (ones &* 0x7F)) &+ (ones &* 0x7F)) | isBreak
        let controls = (bytes &- ones &* 0x20) & isNoBreak
        let special = bytes | controls | ((bytes ^ firsts) &- ones) | ((bytes ^ seconds) &- ones)
        guard special & (ones &* 0x80) == 0 else { break }
        index &+= 8
      }
      let end = Swift.min(index &+ 8, count)
      while index < end {
        let byte = base[index]
        guard byte.isPlain, byte != first, byte != second else { return index }
        index &+= 1
      }
      if index == count { return index }
    }
  }

  /// The index after the first place where some ASCII text stands.
  func index(after text: StaticString, from start: Int) -> Int? {
    var index = start
    while index + text.utf8CodeUnitCount <= count {
      if self[index] == text.utf8Start[0], holds(text, at: index) { return index + text.utf8CodeUnitCount }
      index += 1
    }
    return nil
  }

  /// The index after the end tag of an element, or the end of the bytes.
  func index(afterEndOf name: String, from start: Int) -> Int {
    let name = Array(name.utf8)
    var index = start
    while index < count {
      if self[index] == UInt8(ascii: "<"), holds("</", at: index), index + 2 + name.count <= count,
        name.indices.allSatisfy({ self[index + 2 + $0] | 0x20 == name[$0] })
      {
        while index < count, self[index] != UInt8(ascii: ">") { index += 1 }
        return Swift.min(index + 1, count)
      }
      index += 1
    }
    return count
  }
}
