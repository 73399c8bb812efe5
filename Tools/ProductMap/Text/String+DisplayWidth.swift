extension Character {
  /// The columns that a terminal gives to the character: 2 for those of East Asia that are wide and for pictures, 0 for marks
  /// without a letter.
  ///
  /// Source: Unicode Standard Annex #11, "East Asian Width": the ranges of W and F.
  package var displayWidth: Int { unicodeScalars.reduce(0) { max($0, $1.displayWidth) } }
}

extension String {
  /// The columns that a terminal gives to the text.
  ///
  /// - Complexity: O(n).
  package var displayWidth: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return value == 0xFE0F ? 2 : 0
    default: break
    }
    return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
