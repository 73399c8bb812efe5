import PositionedJSON
import Testing

/// What is said about texts that are refused.
struct JSONErrorTests {
  private func message(_ text: some Collection<UInt8>, _ limits: JSONLimits = JSONLimits()) -> String? {
    do throws(JSONError) {
      _ = try JSONDocument(text, limits: limits)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "1:1", "a value", "the end of the text"),
    (" \n ", "2:2", "a value", "the end of the text"),
    ("{", "1:2", "a key in quotation marks or '}'", "the end of the text"),
    ("{a: 1}", "1:2", "a key in quotation marks or '}'", "'a'"),
    ("{1: 1}", "1:2", "a key in quotation marks or '}'", "'1'"),
    (#"{"a""#, "1:5", "':'", "the end of the text"),
    (#"{"a" 1}"#, "1:6", "':'", "'1'"),
    (#"{"a":"#, "1:6", "a value", "the end of the text"),
    (#"{"a":}"#, "1:6", "a value", "'}'"),
    (#"{"a": 1"#, "1:8", "',' or '}'", "the end of the text"),
    (#"{"a": 1]"#, "1:8", "',' or '}'", "']'"),
    (#"{"a": 1,}"#, "1:9", "a key in quotation marks", "'}'"),
    (#"{"a": 1,, "b": 2}"#, "1:9", "a key in quotation marks", "','"),
    ("[", "1:2", "a value or ']'", "the end of the text"),
    ("[,]", "1:2", "a value or ']'", "','"),
    ("[1,]", "1:4", "a value", "']'"),
    ("[1 2]", "1:4", "',' or ']'", "'2'"),
    ("[[1]", "1:5", "',' or ']'", "the end of the text"),
    ("]", "1:1", "a value", "']'"),
    ("nul", "1:1", "a value", "'nul'"),
    ("truE", "1:1", "a value", "'truE'"),
    ("nullnull", "1:1", "a value", "'nullnull'"),
    ("NaN", "1:1", "a value", "'NaN'"),
    ("'x'", "1:1", "a value", "'''"),
    ("+1", "1:1", "a value", "'+'"),
    (".5", "1:1", "a value", "'.'"),
    ("-", "1:2", "a digit", "the end of the text"),
    ("-a", "1:2", "a digit", "'a'"),
    ("[1.]", "1:4", "a digit", "']'"),
    ("[1e+]", "1:5", "a digit", "']'"),
    ("[01]", "1:3", "',' or ']'", "'1'"),
    ("0x1F", "1:2", "the end of the text", "'x1F'"),
    ("{} é", "1:4", "the end of the text", "'é'"),
    ("{}{}", "1:3", "the end of the text", "'{'"),
    ("// no\n{}", "1:1", "a value", "'/'"),
    ("{}\n\u{1B}[31m", "2:1", "the end of the text", #"'\u001b'"#),
    (#"["a]"#, "1:5", #"'"' at the end of the text in quotation marks"#, "the end of the text"),
    ("[\"a\nb\"]", "1:4", #"'"' at the end of the text in quotation marks"#, #"'\u000a'"#),
    ("[\"a\u{0}b\"]", "1:4", #"'"' at the end of the text in quotation marks"#, #"'\u0000'"#),
    (#"["\x"]"#, "1:4", #"an escape, one of \" \\ \/ \b \f \n \r \t \u"#, "'x'"),
    (#"["\"#, "1:4", #"an escape, one of \" \\ \/ \b \f \n \r \t \u"#, "the end of the text"),
    (#"["\u12g4"]"#, "1:7", "a hexadecimal digit", "'g4'"),
    (#"["\u12"#, "1:7", "a hexadecimal digit", "the end of the text"),
    (#"["\u+123"]"#, "1:5", "a hexadecimal digit", "'+'"),
  ])
  func `A text that is no JSON is refused with what was expected and found`(
    text: String, place: String, expected: String, found: String
  ) {
    #expect(message(text.utf8) == "\(place): is not well-formed JSON: expected \(expected), found \(found)")
  }

  @Test(arguments: [
    (#""\ud800""#, "1:2"), (#""a\uDFFFb""#, "1:3"), (#""\ud800\ud800""#, "1:2"),
    (#""\ud800\n""#, "1:2"), (#""\ud800x""#, "1:2"), (#"{"\udc00\ud800": 1}"#, "1:3"),
  ])
  func `Half of a UTF-16 pair is refused`(text: String, place: String) {
    #expect(message(text.utf8) == "\(place): the escape is half of a character, and the other half is not beside it")
  }

  @Test(arguments: [
    ([0xFF], "1:1"), (Array("{\n\"é".utf8) + [0xFF] + Array("\": 1}".utf8), "2:3"), ([0x22, 0xE2, 0x82, 0x22], "1:2"),
    ([0x22, 0xC0, 0x80, 0x22], "1:2"), ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2"),
    ([0x22, 0xF4, 0x90, 0x80, 0x80], "1:2"),
    ([0x31, 0x80], "1:2"), ([0xFE, 0xFF, 0, 0x31], "1:1"),
  ])
  func `A text that is no UTF-8 is refused at its first fault`(bytes: [UInt8], place: String) {
    #expect(message(bytes) == "\(place): is not well-formed UTF-8")
  }

  @Test func `A text that takes quadratic time to compare is refused`() {
    let marks = { (count: Int) in "e" + String(repeating: "\u{301}\u{323}", count: count) }
    #expect(message("[\"\(marks(15))x\(marks(15))\"]".utf8) == nil)
    let fact = "the text has more than 30 combining characters in a row"
    #expect(message("[\"\(marks(15))\u{301}\"]".utf8) == "1:2: \(fact)")
    #expect(message("{\"\(marks(100_000))\": 1}".utf8) == "1:2: \(fact)")
    #expect(message(("[\"" + String(repeating: #"\u0301"#, count: 31) + "\"]").utf8) == "1:2: \(fact)")
  }

  // https://github.com/bignerdranch/Freddy/issues/106
  @Test func `A key that an object has twice is refused with both places`() {
    let text = """
      { "scenes": {
          "recommend": [ 1, { "é😀": 1, "gate": 2, "gate": 3 } ]
      } }
      """
    #expect(message(text.utf8) == "2:45: scenes.recommend[1]: the key 'gate' is there already, at 2:34")
    #expect(message(#"{"a": 1, "a": 2}"#.utf8) == "1:10: the key 'a' is there already, at 1:2")
  }

  @Test(arguments: [#"{"name": 1, "n\u0061me": 2}"#, #"{"a/": 1, "a\/": 2}"#, #"{"é": 1, "e\u0301": 2}"#])
  func `Two spellings of one key are one key`(text: String) {
    #expect(message(text.utf8)?.contains("is there already, at 1:2") == true)
  }

  @Test func `Keys that are repeated are all reported where somebody wants them, and the first value is found`() throws
  {
    var errors: [String] = []
    let text = #"{"a": 1, "b": {"c": 1, "c": 2}, "a": 3, "a": 4}"#
    let document = try JSONDocument(text.utf8, repeatedKeys: { errors.append("\($0)") })
    #expect(
      errors == [
        "1:24: b: the key 'c' is there already, at 1:16", "1:33: the key 'a' is there already, at 1:2",
        "1:41: the key 'a' is there already, at 1:2",
      ])
    #expect(try document.root.member("a").integer(Int.self) == 1)
  }

  @Test func `A text that is nested too deep is refused, and one that is just not is read`() throws {
    let limits = JSONLimits(maximumDepth: 3)
    #expect(message("[{\"a\":[1]}]".utf8, limits) == nil)
    #expect(message("[{\"a\":[[1]]}]".utf8, limits) == "1:8: is nested more than 3 deep")
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(message(deep.utf8) == "1:65: is nested more than 64 deep")
    #expect(message("1".utf8, JSONLimits(maximumDepth: 0)) == nil)
    #expect(message("[]".utf8, JSONLimits(maximumDepth: -1)) == "1:1: is nested more than 0 deep")
  }

  @Test func `A text that is too long is refused, and one that just is not is read`() {
    let limits = JSONLimits(maximumBytes: 4)
    #expect(message("[1] ".utf8, limits) == nil)
    #expect(message("[1]\n\n".utf8, limits) == "2:1: the text has more than 4 bytes, the most that is read")
    #expect(
      message(repeatElement(UInt8(ascii: " "), count: 1_000_001))
        == "1:1000001: the text has more than 1000000 bytes, the most that is read")
  }

  @Test func `What a terminal would act on is shown as an escape, and what is long is cut`() {
    #expect(
      message(#"{"\u001b[31m\u202e\n": 1, "\u001b[31m\u202e\n": 1}"#.utf8)
        == #"1:27: the key '\u001b[31m\u202e\u000a' is there already, at 1:2"#)
    let long = String(repeating: "x", count: 61)
    #expect(
      message("{\"\(long)\": 1, \"\(long)\": 1}".utf8)
        == "1:70: the key '\(long.dropLast())…' is there already, at 1:2")
  }
}
