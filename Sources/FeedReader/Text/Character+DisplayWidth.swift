extension Character {
  /// The number of terminal columns that this character takes: 0, 1 or 2.
  ///
  /// East Asian wide and full-width characters and emoji take two columns; combining marks, format and control
  /// characters take none of their own. A sequence that is drawn as one picture (joined emoji, skin tones) counts as
  /// its first scalar. Source: Unicode Annex 11, East Asian Width; ambiguous characters count as narrow.
  ///
  /// - Complexity: O(*n*) in the number of scalars, one step for ASCII.
  public var displayWidth: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0F}") { return 2 }
    guard let first = scalars.first else { return 0 }
    let isOnePicture = scalars.contains("\u{200D}") || scalars.dropFirst().contains { $0.properties.isEmojiModifier }
    if isOnePicture { return first.displayWidth }
    return min(2, scalars.reduce(0) { $0 + $1.displayWidth })
  }
}

extension StringProtocol {
  /// The number of terminal columns that this text takes on one line.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// The number of columns of this scalar alone.
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if Self.joiningJamo.contains(value) { return 0 }
    if Self.regionalIndicators.contains(value) { return 1 }
    if properties.isEmojiPresentation { return 2 }
    return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// Hangul vowels and final consonants, drawn inside the syllable block of the initial before them.
  private static let joiningJamo: ClosedRange<UInt32> = 0x1160...0x11FF

  /// Letters that make a flag in pairs, so that each counts as half of one.
  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// The wide and full-width ranges of Annex 11 that are not emoji, with the unassigned places between them.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
