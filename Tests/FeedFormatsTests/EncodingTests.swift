import FeedFormats
import Foundation
import Testing

@Suite("Encodings")
struct EncodingTests {
  /// A feed that declares an encoding and has these bytes as its title.
  private func feed(_ label: String, title: [UInt8]) -> Data {
    Data("<?xml version='1.0' encoding='\(label)'?>\n<rss><channel><title>".utf8) + title
      + Data("</title></channel></rss>".utf8)
  }

  private func title(_ data: Data) throws -> String? {
    try FeedParser().parse(data, name: "feed.xml").title
  }

  @Test(
    "Text is read in the encoding that the declaration names",
    arguments: [
      ("UTF-8", [0xC3, 0xA9], "é"), ("utf8", [0xC3, 0xA9], "é"), ("ISO-8859-1", [0xE9], "é"), ("latin1", [0xE9], "é"),
      ("ISO-8859-1", [0x93, 0x80, 0x94], "“€”"), ("us-ascii", [0x92], "’"), ("ISO-8859-2", [0xB1], "ą"),
      ("ISO-8859-5", [0xB6], "Ж"), ("ISO-8859-7", [0xE1], "α"), ("ISO-8859-9", [0xFD], "ı"),
      ("ISO-8859-15", [0xA4], "€"),
      ("windows-1250", [0xB9], "ą"), ("windows-1251", [0xC6], "Ж"), ("Windows-1252", [0x80], "€"),
      ("windows-1253", [0xE1], "α"), ("windows-1255", [0xE0], "א"), ("windows-1256", [0xC8], "ب"),
      ("KOI8-R", [0xF6], "Ж"),
      ("KOI8-U", [0xA4], "є"), ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"),
      ("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC], "日本"),
      ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日"), ("GB2312", [0xD6, 0xD0], "中"),
      ("GBK", [0xD6, 0xD0], "中"), ("GB18030", [0x81, 0x30, 0x81, 0x30, 0xD6, 0xD0], "中"), ("Big5", [0xA4, 0xA4], "中"),
      ("EUC-KR", [0xB0, 0xA1], "가"), ("TIS-620", [0xA1], "ก"), ("x-sjis", [0x93, 0xFA], "日"),
      ("macintosh", [0x8E], "é"), ("ISO-8859-3", [0xA1], "Ħ"), ("ISO-8859-4", [0xBF], "ŋ"), ("ISO-8859-6", [0xC8], "ب"),
      ("ISO-8859-8", [0xE0], "א"), ("ISO-8859-10", [0xBF], "ŋ"), ("ISO-8859-13", [0xE0], "ą"),
      ("ISO-8859-14", [0xA1], "Ḃ"), ("ISO-8859-16", [0xA2], "ą"), ("windows-1254", [0xFD], "ı"),
      ("windows-1257", [0xE0], "ą"), ("windows-1258", [0xFE], "₫"), ("windows-874", [0xA1], "ก"),
      ("IBM866", [0x86], "Ж"), ("CP437", [0x82], "é"), ("x-gbk", [0xD6, 0xD0], "中"),
      ("cp936", [0xD6, 0xD0], "中"), ("Big5-HKSCS", [0xA4, 0xA4], "中"), ("windows-31j", [0x93, 0xFA], "日"),
      ("ks_c_5601-1987", [0xB0, 0xA1], "가"), ("x-mac-roman", [0x8E], "é"),
      ("UTF-7", [0x2B, 0x41, 0x4F, 0x6B, 0x2D], "é"),
    ] as [(String, [UInt8], String)])
  func declared(_ label: String, _ bytes: [UInt8], _ expected: String) throws {
    #expect(try title(feed(label, title: bytes)) == expected)
  }

  @Test(
    "UTF-16 and UTF-32 are known by their byte-order mark, and by their zeros without one",
    arguments: [
      (String.Encoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
      (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, [0, 0, 0xFE, 0xFF]), (.utf8, [0xEF, 0xBB, 0xBF]),
    ] as [(String.Encoding, [UInt8])])
  func wide(_ encoding: String.Encoding, _ mark: [UInt8]) throws {
    let name =
      encoding == .utf8 ? "UTF-8" : encoding == .utf16LittleEndian || encoding == .utf16BigEndian ? "UTF-16" : "UTF-32"
    let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?><rss><channel><title>é 漢 👧</title></channel></rss>"
    let bytes = try #require(text.data(using: encoding))
    #expect(try title(Data(mark) + bytes) == "é 漢 👧")
    #expect(try title(bytes) == "é 漢 👧")
    let json = "{\"version\": \"https://jsonfeed.org/version/1\", \"title\": \"é 漢 👧\", \"items\": []}"
    #expect(try title(Data(mark) + #require(json.data(using: encoding))) == "é 漢 👧")
    #expect(try title(#require(json.data(using: encoding))) == "é 漢 👧")
  }

  @Test("Bytes that can be read as ASCII are UTF-8 when they say UTF-16")
  func mistakenUTF16() throws {
    #expect(try title(feed("utf-16", title: [0xC3, 0xA9])) == "é")
  }

  @Test("A byte-order mark wins over the declaration")
  func markWins() throws {
    #expect(try title(Data([0xEF, 0xBB, 0xBF]) + feed("ISO-8859-1", title: [0xC3, 0xA9])) == "é")
  }

  @Test("A character across the border of two pieces stays whole in every encoding")
  func pieces() throws {
    for (label, character) in [
      ("UTF-8", [0xE6, 0xBC, 0xA2]), ("Shift_JIS", [0x93, 0xFA]), ("UTF-8", [0xF0, 0x9F, 0x91, 0xA7]),
    ]
      as [(String, [UInt8])]
    {
      for shift in 0..<4 {
        let filler = [UInt8](repeating: 0x61, count: shift) + Array(repeatElement(character, count: 60_000).joined())
        let read = try title(feed(label, title: filler))
        #expect(read?.count == 60_000 + shift)
        #expect(read?.unicodeScalars.contains("\u{FFFD}") == false)
      }
    }
  }

  @Test("Bytes that are not in the declared encoding are refused with their place")
  func wrong() {
    #expect(
      Feeds.refusal(feed("UTF-8", title: [0x61, 0xE9, 0x62])) == """
        feed.xml:2:23: is not the UTF-8 that it declares (or leaves undeclared): the byte 0xE9 does not belong here. \
        Declare the encoding that it is really in, or convert it to UTF-8.
        """)
    #expect(
      Feeds.refusal(feed("Shift_JIS", title: [0x61, 0x93])) == """
        feed.xml:2:23: is not in the encoding CP932 that it declares: the byte 0x93 does not belong here. \
        Declare the encoding that it is really in, or convert it to UTF-8.
        """)
    #expect(
      Feeds.refusal(Data("{\"version\": \"".utf8) + [0xFF] + Data("\"}".utf8)) == """
        feed.xml:1:14: is not the UTF-8 that it declares (or leaves undeclared): the byte 0xFF does not belong here. \
        Declare the encoding that it is really in, or convert it to UTF-8.
        """)
  }

  @Test(
    "What is not UTF-8 by the letter is refused: overlong forms, surrogates, beyond the last character, cut short",
    arguments: [
      [0xC0, 0xAF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xC3], [0x80],
      [0xE6, 0xBC],
    ] as [[UInt8]])
  func illFormed(_ bytes: [UInt8]) {
    #expect(Feeds.refusal(feed("UTF-8", title: bytes)).contains("is not the UTF-8 that it declares"))
    #expect(Feeds.refusal(Data("<rss>".utf8) + bytes).contains("is not the UTF-8 that it declares"))
    #expect(Feeds.refusal(Data("{\"a\":\"".utf8) + bytes).contains("is not the UTF-8 that it declares"))
  }

  @Test("An encoding that nobody knows is refused by name")
  func unknown() {
    #expect(
      Feeds.refusal(feed("x-klingon", title: [])) == """
        feed.xml:1: declares the encoding “KLINGON”, which this system cannot convert. Declare the encoding that it \
        is really in, or convert it to UTF-8.
        """)
    #expect(
      Feeds.refusal(feed("UTF-8//IGNORE", title: [])) == """
        feed.xml:1: declares an encoding that is no name: “UTF-8//IGNORE”. Declare the encoding that it is really in.
        """)
  }

  @Test("The name of an encoding may be in any case, in either quotation marks, and have spaces around it")
  func spellings() throws {
    for declaration in [
      "version='1.0' encoding='iso-8859-2'", "version=\"1.0\" encoding=\"ISO-8859-2\"",
      "version='1.0' encoding = 'Iso-8859-2' ",
      "version='1.0' encoding=' ISO-8859-2 ' standalone='no'", "encoding='ISO_8859-2'",
    ] {
      let data =
        Data("<?xml \(declaration)?><rss><channel><title>".utf8) + [0xB1] + Data("</title></channel></rss>".utf8)
      #expect(try title(data) == "ą", "\(declaration)")
    }
  }

  @Test("Without an encoding, or with an empty declaration, a document is UTF-8")
  func undeclared() throws {
    for head in ["", "<?xml version='1.0'?>", "<?xml?>", "<?xml version='1.0' encoding?>", "<?xml encoding=utf-8?>"] {
      let text = head + "<rss><channel><title>é</title></channel></rss>"
      #expect(try title(Data(text.utf8)) == "é", "\(head)")
    }
  }

  @Test("The five open codes of windows-1252 are dropped; everything else of it is read")
  func openCodes() throws {
    let bytes = (0x80...0xFF).map { UInt8($0) }
    let read = try #require(try title(feed("windows-1252", title: bytes)))
    #expect(read.hasPrefix("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ ¡"))
    #expect(read.hasSuffix("ùúûüýþÿ"))
  }

  @Test("Texts of UTF-16 that are cut in the middle of a character are refused")
  func cutUTF16() throws {
    let text = "<rss><channel><title>é</title></channel></rss>"
    let bytes = try #require(text.data(using: .utf16BigEndian))
    #expect(
      Feeds.refusal(Data([0xFE, 0xFF]) + bytes + [0xD8]) == """
        feed.xml:1:47: is not in the encoding UTF-16BE that it declares: the byte 0xD8 does not belong here. \
        Declare the encoding that it is really in, or convert it to UTF-8.
        """)
  }
}
