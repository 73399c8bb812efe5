import PositionedJSON
import Testing

/// Asking values for what they should be.
struct JSONValuesTests {
  private let root: JSONNode

  init() throws {
    root = try JSONDocument(
      #"{"list": [1, "x", 0.5, 300, 1e400, {"gate": null}, [true], -1e400, 99999999999999999999], "end": {}}"#
    ).root
  }

  private func message(_ body: () throws(JSONError) -> some Any) -> String? {
    do throws(JSONError) {
      _ = try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `Something else than what is asked for is an error that names both`() throws {
    let list = try root.member("list").list()
    #expect(message { () throws(JSONError) in try list[0].string() } == "1:11: list[0]: expected a text, found 1")
    #expect(
      message { () throws(JSONError) in try list[1].number() } == "1:14: list[1]: expected a number, found the text 'x'"
    )
    #expect(
      message { () throws(JSONError) in try list[1].integer(Int.self) }
        == "1:14: list[1]: expected a whole number, found the text 'x'")
    #expect(
      message { () throws(JSONError) in try list[6].bool() } == "1:52: list[6]: expected true or false, found a list")
    #expect(
      message { () throws(JSONError) in try list[6].object() } == "1:52: list[6]: expected an object, found a list")
    #expect(
      message { () throws(JSONError) in try list[5].member("gate").list() }
        == "1:45: list[5].gate: expected a list, found null")
    #expect(message { () throws(JSONError) in try root.list() } == "1:1: expected a list, found an object")
    #expect(
      message { () throws(JSONError) in try list[6].items[0].string() }
        == "1:53: list[6][0]: expected a text, found true")
  }

  @Test(arguments: [
    (2, "1:19: list[2]: expected a whole number, found 0.5"),
    (4, "1:29: list[4]: expected a whole number from \(Int.min) to \(Int.max), found 1e400"),
    (7, "1:60: list[7]: expected a whole number from \(Int.min) to \(Int.max), found -1e400"),
    (8, "1:68: list[8]: expected a whole number from \(Int.min) to \(Int.max), found 99999999999999999999"),
  ])
  func `A number that is no whole number, or too large for one, is refused`(index: Int, text: String) throws {
    let item = try root.member("list").items[index]
    #expect(message { () throws(JSONError) in try item.integer(Int.self) } == text)
  }

  @Test func `What is allowed is said with its range`() throws {
    let list = try root.member("list").items
    #expect(
      message { () throws(JSONError) in try list[2].integer(Int.self, in: 1...9) }
        == "1:19: list[2]: expected a whole number from 1 to 9, found 0.5")
    #expect(
      message { () throws(JSONError) in try list[3].integer(Int.self, in: 1...9) }
        == "1:24: list[3]: expected a whole number from 1 to 9, found 300")
    #expect(
      message { () throws(JSONError) in try list[3].integer(UInt8.self) }
        == "1:24: list[3]: expected a whole number from 0 to 255, found 300")
    #expect(
      message { () throws(JSONError) in try list[4].number() }
        == "1:29: list[4]: expected a number of at most 1.7976931348623157e+308, found 1e400")
  }

  @Test func `A key that is missing is an error at its object`() throws {
    #expect(message { () throws(JSONError) in try root.member("start") } == "1:1: there is no 'start'")
    #expect(root["start"] == nil && root["end"]?.kind == .object && root.items.isEmpty)
    let list = try root.member("list")
    #expect(list["x"] == nil && list.members.isEmpty && list.items.count == 9)
    #expect(
      message { () throws(JSONError) in try list.member("x") } == "1:10: list: expected an object, found a list")
  }

  @Test func `Keys that are not known are errors at the key, with those that may have been meant`() throws {
    let root = try JSONDocument(#"{"a": {"gaet": 1, "gate": 2, "other": 3}}"#).root
    let entry = try root.member("a")
    #expect(
      entry.unknownKeys(known: ["gate", "name"]).map(\.description) == [
        "1:8: a: unknown key 'gaet'; known are 'gate', 'name'",
        "1:30: a: unknown key 'other'; known are 'gate', 'name'",
      ])
    #expect(
      message { () throws(JSONError) in try entry.object(known: ["gate", "others"]).count }
        == "1:8: a: unknown key 'gaet'; known are 'gate', 'others'")
    #expect(
      entry.unknownKeys(known: ["gate", "gaet", "othr"]).map(\.description)
        == ["1:30: a: unknown key 'other'; did you mean 'othr'?"])
    #expect(entry.unknownKeys(known: []).first?.fact == "unknown key 'gaet'; none is known")
    #expect(try entry.object(known: ["gate", "gaet", "other"]).map(\.name) == ["gaet", "gate", "other"])
  }

  @Test func `An error of one's own has the place and the path`() throws {
    let error = try root.member("list").items[5].member("gate").error("the gate is closed")
    #expect(error == JSONError(position: error.position, path: "list[5].gate", fact: "the gate is closed"))
    #expect("\(error)" == "1:45: list[5].gate: the gate is closed")
  }
}
