extension String {
  /// The most combining characters in a row of a text in the stream-safe format.
  ///
  /// Source: Unicode Standard Annex #15, section 13.
  package static let mostCombining = 30

  /// Comparing and hashing the text take linear time.
  ///
  /// Swift's `String`s sort the combining characters of a row to compare them, which takes time in the square of their number:
  /// a key of a megabyte of them would stop the program for many minutes.
  package var isStreamSafe: Bool {
    // No scalar before U+0300 combines, and most texts have none beyond.
    if utf8.allSatisfy({ $0 < 0xCC }) { return true }
    var row = 0
    for scalar in unicodeScalars {
      if scalar.value < 0x300 || scalar.properties.canonicalCombiningClass == .notReordered {
        row = 0
      } else {
        row += 1
        if row > Self.mostCombining { return false }
      }
    }
    return true
  }
}
