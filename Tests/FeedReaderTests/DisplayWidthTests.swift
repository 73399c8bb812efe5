import FeedReader
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    "A character takes as many columns as terminals give it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("ж", 1), ("я", 1), ("·", 1), ("→", 1), ("中", 2), ("あ", 2), ("ｱ", 1),
      ("Ａ", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("。", 2), ("😀", 2), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇩🇪", 2), ("❤️", 2), ("❤", 1),
      ("\u{200B}", 0), ("\u{301}", 0), ("\u{1B}", 0), ("\u{7F}", 0), ("\u{20000}", 2), ("ส", 1), ("สี", 1), ("शि", 2),
      ("☃", 1), ("⌚", 2),
    ] as [(Character, Int)])
  func characterWidth(character: Character, width: Int) {
    #expect(character.displayWidth == width)
  }

  @Test(
    "A text is as wide as its characters together",
    arguments: [("", 0), ("plain", 5), ("日本語 text", 11), ("cafe\u{301}", 4), ("Привет", 6)])
  func textWidth(text: String, width: Int) {
    #expect(text.displayWidth == width)
    #expect(Substring(text).displayWidth == width)
  }

  @Test("No character is ever wider than two columns")
  func widthIsBounded() {
    for value in UInt32(0)...0x3_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = Character(scalar).displayWidth
      if width < 0 || width > 2 { Issue.record("U+\(String(value, radix: 16)) takes \(width) columns") }
    }
  }
}
