import Foundation
import PositionedJSON
import Testing

/// Texts that are read: what is where.
struct JSONReadingTests {
  private let text = """
    { "name": "a \\"b\\" \\u00e9\\ud83d\\ude00\\n",
      "é😀": [ true, null, -0.50e+1, {} , [ ] ],\t"last":false }

    """

  @Test func `Every value knows its line, column, byte and path`() throws {
    let root = try JSONDocument(text).root
    let list = try root.member("é😀")
    let places = ([root] + root.members.map(\.key) + [list] + list.items).map {
      "\($0.position) \($0.position.offset) '\($0.path)' \($0.kind)"
    }
    #expect(
      places == [
        "1:1 0 '' object", "1:3 2 'name' text", "2:3 44 'é😀' text", "2:45 90 'last' text", "2:9 54 'é😀' list",
        "2:11 56 'é😀[0]' truthValue", "2:17 62 'é😀[1]' null", "2:23 68 'é😀[2]' number", "2:33 78 'é😀[3]' object",
        "2:38 83 'é😀[4]' list",
      ])
  }

  @Test func `Texts are without their escapes, and everything keeps its bytes`() throws {
    let root = try JSONDocument(text).root
    #expect(try root.member("name").string() == "a \"b\" é😀\n")
    let list = try root.member("é😀")
    #expect(String(decoding: list.bytes, as: UTF8.self) == "[ true, null, -0.50e+1, {} , [ ] ]")
    #expect(list.items.map { String(decoding: $0.bytes, as: UTF8.self) } == ["true", "null", "-0.50e+1", "{}", "[ ]"])
    #expect(try root.member("last").bool() == false)
  }

  @Test func `A byte order mark is passed over and is no column`() throws {
    let root = try JSONDocument("\u{FEFF}[1]").root
    #expect(root.position == JSONPosition(line: 1, column: 1, offset: 3))
    #expect(root.items[0].position == JSONPosition(line: 1, column: 2, offset: 4))
  }

  @Test(arguments: [
    ("7", 7), ("-0", 0), ("2.0", 2), ("-2e3", -2000), ("9223372036854775807", Int.max),
    ("-9223372036854775808", Int.min),
    ("9007199254740992.0", 9_007_199_254_740_992),
  ])
  func `Whole numbers may be written with a fraction of zero or an exponent`(text: String, number: Int) throws {
    #expect(try JSONDocument(text).root.integer(Int.self) == number)
  }

  @Test func `Numbers are read, and a number of many digits is, too`() throws {
    #expect(try JSONDocument("-0.5e-1").root.number() == -0.05)
    #expect(try JSONDocument("1" + String(repeating: "0", count: 300)).root.number() == 1e300)
    #expect(try JSONDocument("0." + String(repeating: "3", count: 500_000)).root.number() == 1.0 / 3)
  }

  @Test func `A long text is read in one pass`() throws {
    let item = #"{"a": "\u00e9\n", "b": [1, 2.5, null]}"#
    let text = "[" + repeatElement(item, count: 20_000).joined(separator: ",\n") + "]"
    let root = try JSONDocument(text).root
    #expect(root.items.count == 20_000)
    #expect(root.items[19_999].path == "[19999]" && root.items[19_999].position.line == 20_000)
    #expect(try root.items[19_999].member("a").string() == "é\n")
  }

  // MARK: - Compared with Foundation

  /// What Foundation reads, and we do not, on purpose.
  private static let looser: Set = ["[1,]", #"{"a":1,}"#, #"{"a":1,"a":2}"#, "1\u{0}"]
  /// What RFC 8259 allows and Foundation cannot hold.
  private static let tooLarge: Set = ["1e400", "-1e400"]
  /// A byte order mark at the beginning of a text inside, which Foundation loses.
  private static let lossy: Set = ["\"\u{FEFF}\""]

  @Test(arguments: [
    // Values
    "null", "true", "false", "0", "-0", "-1", "1.5", "1E5", "1e-7", "1e+2", "123456789012345678", "0.1", "\"\"",
    "\"a\"",
    "[]", "{}", "[[],{}]", #"{"":0}"#, #"{"a":{"a":{}}}"#, " \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n",
    // Texts
    #""\"\\\/\b\f\n\r\t""#, #""\u0000""#, #""\u0041\u00e9\uFFFD""#, #""\ud83d\ude00""#, "\"\u{7F}\"", "\"\u{2028}\"",
    "\"e\u{301}\"", "\"\u{FEFF}\"",
    // No JSON
    "", " ", "[", "]", "{", "}", "[}", "{]", "[1", "[1,", "[1,]", "[,1]", "[1,,2]", "[1 2]", #"{"a"}"#, #"{"a":}"#,
    #"{"a":1,}"#, #"{"a" 1}"#, #"{"a":1 "b":2}"#, #"{a:1}"#, "{1:1}", "{null:1}", "{'a':1}", "'a'", "nul", "nulL",
    "Null",
    "TRUE", "truefalse", "undefined", "NaN", "Infinity", "-Infinity", "+1", "01", "-01", "00", "-", "--1", ".5", "1.",
    "1.e5", "1e", "1e+", "1e1.5", "0x10", "1_000", "1 000", "1,000", "\"", "\"a", "\"\\\"", "\"\\x\"", "\"\\u12\"",
    "\"\\u12G4\"", "\"\\U0041\"", "\"\n\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"", "[1]x", "[1] [2]", "1 2", "{}[]",
    "/**/1",
    "// a\n1", "1 // a", "#1", "\u{A0}1", "\u{C}1", "1\u{0}", "\u{0}", #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#,
    #""\udc00\ud800""#, #"{"a":1,"a":2}"#, "1e400", "-1e400",
  ])
  func `A text is read or refused, and read as the same, as by Foundation`(text: String) {
    let ours = try? JSONDocument(text).root
    let theirs = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    switch (ours, theirs) {
    case (nil, nil): break
    case (nil, _?): #expect(Self.looser.contains(text))
    case (_?, nil): #expect(Self.tooLarge.contains(text))
    case (let ours?, let theirs?):
      #expect((ours.foundationObject == theirs as? NSObject) != Self.lossy.contains(text))
    }
  }
}

extension JSONNode {
  /// The value as `JSONSerialization` would give it.
  fileprivate var foundationObject: NSObject? {
    switch kind {
    case .text: (try? string()).map { $0 as NSString }
    case .number: (try? integer(Int.self)).map { $0 as NSNumber } ?? (try? number()).map { $0 as NSNumber }
    case .truthValue: (try? bool()).map { $0 as NSNumber }
    case .null: NSNull()
    case .list: items.compactMap(\.foundationObject) as NSArray
    case .object:
      Dictionary(members.map { ($0.name, $0.value.foundationObject) }) { first, _ in first } as NSDictionary
    }
  }
}
