import ServiceKit
import Testing

/// The text of an assignment file: what is wrong in it, and where.
struct ExperimentTextTests {
  private func read(_ json: String) throws -> ExperimentAssignments { try read(Array(json.utf8)) }

  private func read(_ bytes: [UInt8]) throws -> ExperimentAssignments {
    try ExperimentAssignments(json: bytes)
  }

  private func message(_ json: String) -> String { TestProgram.message { try read(json) } }

  @Test(arguments: ["", "\u{FEFF}"])
  func `A text is read, with or without a byte order mark`(start: String) throws {
    let text = """
      {"schemaVersion": 1, "unitSource": "a \\"b\\" \\u00e9\\ud83d\\ude00\\n", "experiments": [
      \t{"name": "color", "arms": [{"name": "red", "weight": 1}, {"name": "blue", "weight": 3}], "finished": true,
      \t "fixed": null}
      ]}

      """
    let color = ExperimentAssignments.Experiment(
      name: "color", arms: [.init("red", weight: 1), .init("blue", weight: 3)], isFinished: true)
    #expect(
      try read(start + text) == ExperimentAssignments(unitSource: "a \"b\" é😀\n", experiments: [color]))
  }

  @Test func `A key that an object has twice is refused, with both places`() {
    let text = """
      {
        "schemaVersion": 1,
        "unitSource": "tests",
        "unitSource": "others",
        "experiments": []
      }
      """
    #expect(message(text) == "4:3: the key 'unitSource' is there already, at 3:3")
  }

  @Test func `A key that is repeated deep inside is named with its entry, and columns count characters`() {
    let text = """
      {"schemaVersion": 1, "unitSource": "é😀", "experiments": [{"name": "a", "arms": []},
        {"name": "color", "arms": [{"name": "red", "weight": 1}, {"name": "é", "weight": 3, "weight": 4}]}]}
      """
    #expect(message(text) == "2:87: experiments[1].arms[1]: the key 'weight' is there already, at 2:74")
    let oneLine = #"{"é😀": {"x": 1, "x": 1}}"#
    #expect(message(oneLine) == "1:17: é😀: the key 'x' is there already, at 1:9")
  }

  @Test func `Two spellings of one key are one key`() {
    #expect(message(#"{"name": 1, "n\u0061me": 2}"#) == "1:13: the key 'name' is there already, at 1:2")
    #expect(message(#"{"a/": 1, "a\/": 2}"#) == "1:11: the key 'a/' is there already, at 1:2")
    let face = #"{"😀": 1, "\ud83d\ude00": 2}"#
    #expect(message(face) == "1:10: the key '😀' is there already, at 1:2")
  }

  @Test func `Objects beside and inside one another may have the same keys`() throws {
    let text = #"""
      {"schemaVersion": 1, "unitSource": "x", "experiments": [
        {"name": "name", "arms": [{"name": "name", "weight": 1}, {"name": "b", "weight": 0}]},
        {"name": "b", "arms": [{"weight": 1, "name": "name"}]}
      ]}
      """#
    #expect(try read(text).experiments.map(\.name) == ["name", "b"])
  }

  @Test(arguments: [
    ("", "1:1", "a value", "the end of the text"), ("{} x", "1:4", "the end of the text", "'x'"),
    ("{\"a\": 1,}", "1:9", "a key in quotation marks", "'}'"), ("[1 2]", "1:4", "',' or ']'", "'2'"),
    ("{\n \"a\": 'x'}", "2:7", "a value", "'''"),
  ])
  func `Text that is no JSON is refused at its first fault`(
    text: String, place: String, expected: String, found: String
  ) {
    #expect(message(text) == "\(place): is not well-formed JSON: expected \(expected), found \(found)")
  }

  @Test func `Text that is no UTF-8 is refused at its first fault`() {
    let bytes = Array("{\n\"é".utf8) + [0xFF] + Array("\": 1}".utf8)
    #expect(TestProgram.message { try read(bytes) } == "2:3: is not well-formed UTF-8")
    #expect(TestProgram.message { try read([0xE2, 0x82]) } == "1:1: is not well-formed UTF-8")
  }

  @Test func `Text that is nested too deep is refused before the stack is used up`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(message(deep) == "1:33: is nested more than 32 deep")
  }

  @Test func `A text of the most bytes is read, and one with a byte more is refused`() throws {
    let text = #"{"schemaVersion": 1, "unitSource": "x", "experiments": []}"#
    let most = text + String(repeating: " ", count: ExperimentAssignments.maximumBytes - text.utf8.count)
    #expect(try read(most).unitSource == "x")
    #expect(message(most + " ") == "the text has more than 1000000 bytes, the most that is read")
  }

  @Test(arguments: [
    (#"{"unitSource": 1}"#, "1:1: there is no 'schemaVersion'"),
    ("[]", "1:1: this is no object"),
    (#"{"schemaVersion": 2, "x": 1}"#, "1:19: schemaVersion: 2 is no version that is read here; 1 is"),
    (#"{"schemaVersion": 1.5}"#, "1:19: schemaVersion: this is no version; 1 is read here"),
    (#"{"schemaVersion": 1e400}"#, "1:19: schemaVersion: this is no version; 1 is read here"),
    (#"{"schemaVersion": 1, "unitSource": 7, "experiments": []}"#, "1:36: unitSource: this is no text"),
    (
      "{\"schemaVersion\": 1, \"unitSource\": \"x\",\n \"experiment\": []}",
      "2:2: unknown key 'experiment'; did you mean 'experiments'?"
    ),
  ])
  func `What is wrong with the whole is said with its place`(text: String, message: String) {
    #expect(self.message(text) == message)
  }

  @Test(arguments: [
    ("0.5", "2:52: experiments[0].arms[0].weight: this is no weight; weights are whole numbers from 0 to \(Int.max)"),
    ("1e400", "2:52: experiments[0].arms[0].weight: this is no weight; weights are whole numbers from 0 to \(Int.max)"),
    (
      "9223372036854775808",
      "2:52: experiments[0].arms[0].weight: this is no weight; weights are whole numbers from 0 to \(Int.max)"
    ),
    ("-1", "2:52: experiments[0].arms[0].weight: -1 is no weight; weights are whole numbers from 0"),
    ("\"1\"", "2:52: experiments[0].arms[0].weight: this is no whole number"),
    ("null", "2:52: experiments[0].arms[0].weight: this is no whole number"),
    ("0", "2:25: experiments[0].arms: all weights are 0"),
    ("1, \"wieght\": 2", "2:55: experiments[0].arms[0]: unknown key 'wieght'; did you mean 'weight'?"),
    ("1}, {\"name\": \"red\"", "2:56: experiments[0].arms[1]: there is no 'weight'"),
    (
      "1}, {\"name\": \"red\", \"weight\": 2",
      "2:65: experiments[0].arms[1].name: the arm 'red' is there already, in experiments[0].arms[0]"
    ),
  ])
  func `What is wrong with a weight is said with its place`(weight: String, message: String) {
    let text = """
      {"schemaVersion": 1, "unitSource": "tests", "experiments": [
        {"name": "c", "arms": [{"name": "red", "weight": \(weight)}]}]}
      """
    #expect(self.message(text) == message)
  }

  @Test func `A weight may be written as a whole number with an exponent`() throws {
    let text = #"""
      {"schemaVersion": 1, "unitSource": "x", "experiments": [{"name": "a", "arms": [{"name": "b", "weight": 1e2}]}]}
      """#
    #expect(try read(text).experiments[0].arms[0].weight == 100)
  }

  @Test func `Parts of the error can be put together otherwise`() throws {
    let error = try #require(throws: ExperimentAssignmentError.self) {
      try read(#"{"a": {"b": 1, "b": 2}}"#)
    }
    #expect(error.position.map { [$0.line, $0.column] } == [1, 16])
    #expect(error.entryAndFact == "a: the key 'b' is there already, at 1:8")
    #expect(error.path == "a" && error.fact == "the key 'b' is there already, at 1:8")
  }
}
