import Foundation
import ServiceKit
import Testing

/// The text of an assignment file: what is found in it that a decoder passes over.
struct ExperimentTextTests {
  private func read(_ json: String) throws -> ExperimentAssignments { try read(Array(json.utf8)) }

  private func read(_ bytes: [UInt8]) throws -> ExperimentAssignments {
    try ExperimentAssignments(json: bytes) {
      try JSONDecoder().decode(ExperimentAssignments.self, from: Data($0))
    }
  }

  private func message(_ json: String) -> String { TestProgram.message { try read(json) } }

  @Test(arguments: [
    "",
    "\u{FEFF}",
  ])
  func `A text is read as the decoder reads it`(start: String) throws {
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
    ("", "1:1"), ("  ", "1:3"), ("{", "1:2"), ("{\"a\"", "1:5"), ("{\"a\":", "1:6"), ("{\"a\": 1", "1:8"),
    ("{\"a\": 1,}", "1:9"), ("{a: 1}", "1:2"), ("{\"a\" 1}", "1:6"), ("[1,]", "1:4"), ("[1 2]", "1:4"), ("[", "1:2"),
    ("nul", "1:1"), ("truE", "1:1"), ("{} x", "1:4"), ("[01]", "1:3"), ("[-]", "1:3"), ("[1.]", "1:4"),
    ("[1e]", "1:4"), ("[+1]", "1:2"), ("[\"a]", "1:5"), ("[\"\\x\"]", "1:4"), ("[\"\\u12g4\"]", "1:7"),
    ("[\"a\nb\"]", "1:4"), ("{\n \"a\": 'x'}", "2:7"), ("// no\n{}", "1:1"),
  ])
  func `Text that is no JSON is refused at its first fault`(text: String, place: String) {
    #expect(message(text) == "\(place): is not well-formed JSON")
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

  @Test func `What the decoder refuses is said as ever, and what the closure throws comes out`() {
    #expect(message("{\"unitSource\": 1}") == "there is no 'schemaVersion'")
    struct Refusal: Error {}
    #expect(throws: Refusal.self) { try ExperimentAssignments(json: Array("{}".utf8)) { _ in throw Refusal() } }
    let plain = TestProgram.message {
      try ExperimentAssignments(json: Array("[]".utf8)) { _ in
        throw DecodingError.valueNotFound(
          String.self, DecodingError.Context(codingPath: [], debugDescription: "nothing"))
      }
    }
    #expect(plain == "this is no text")
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
