extension UnsafeBufferPointer<UInt8> {
  /// Whether some ASCII text stands at an index, in any case of letters.
  func holds(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<text.utf8CodeUnitCount {
      let (found, wanted) = (self[index + offset], text.utf8Start[offset])
      guard found == wanted || (wanted.isASCIILetter && found ^ 0x20 == wanted) else { return false }
    }
    return true
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
