import Foundation
import PositionedJSON
import Testing

/// Values of decodable types.
struct JSONDecodingTests {
  private struct Card: Codable, Equatable {
    enum Style: String, Codable { case plain, rich }
    var title: String
    var every: Int8
    var style: Style?
    var ratios: [Double]?
    var others: [String: Card]?
    var share: Float?
  }

  private func decode<Value: Decodable>(_ text: String, _ type: Value.Type) throws -> Value {
    try JSONDocument(text).root.decode(type)
  }

  private func message<Value: Decodable>(_ text: String, _ type: Value.Type) -> String {
    do { return "\(try decode(text, type))" } catch let error as JSONError { return error.description } catch {
      return "another error: \(error)"
    }
  }

  @Test(arguments: [
    #"{"title": "é\n", "every": -3}"#,
    #"{"title": "", "every": 1e2, "style": "rich", "ratios": [0.5, -1, 2e-3], "share": 0.25, "unknown": [{}]}"#,
    #"{"title": "a", "every": 0, "style": null, "others": {"x": {"title": "b", "every": 127}, "y z": {"title": "", "every": 1}}}"#,
  ])
  func `A value is what Foundation makes of it`(text: String) throws {
    #expect(try decode(text, Card.self) == JSONDecoder().decode(Card.self, from: Data(text.utf8)))
  }

  @Test func `Lists, nested lists, optionals and plain values can be decoded`() throws {
    #expect(try decode("[[1, null], [], null]", [[UInt16?]?].self) == [[1, nil], [], nil])
    #expect(try decode("\"x\"", String.self) == "x")
    #expect(try decode("null", Bool?.self) == nil)
    #expect(try decode("[true, false]", Set<Bool>.self).count == 2)
    #expect(try decode("18446744073709551615", UInt64.self) == .max)
    #expect(try decode(#"{"3": "x"}"#, [Int: String].self) == [3: "x"])
  }

  @Test(arguments: [
    (#"{"title": "x", "every": 0.5}"#, "1:25: every: expected a whole number, found 0.5"),
    (#"{"title": "x", "every": 1e400}"#, "1:25: every: expected a whole number from -128 to 127, found 1e400"),
    (#"{"title": "x", "every": 128}"#, "1:25: every: expected a whole number from -128 to 127, found 128"),
    (#"{"title": "x", "every": "1"}"#, "1:25: every: expected a whole number, found the text '1'"),
    (#"{"title": null, "every": 1}"#, "1:11: title: expected a text, found null"),
    (#"{"title": "x"}"#, "1:1: there is no 'every'"),
    (#"{"title": "x", "evry": 1}"#, "1:1: there is no 'every', but 'evry'"),
    ("[]", "1:1: expected an object, found a list"),
    (#"{"title": "x", "every": 1, "ratios": {}}"#, "1:38: ratios: expected a list, found an object"),
    (
      #"{"title": "x", "every": 1, "ratios": [1, 1e400]}"#,
      "1:42: ratios[1]: expected a number of at most 1.7976931348623157e+308, found 1e400"
    ),
    (
      #"{"title": "x", "every": 1, "share": 1e39}"#,
      "1:37: share: expected a number of at most 3.4028235e+38, found 1e39"
    ),
    (
      #"{"title": "x", "every": 1, "style": "fancy"}"#,
      "1:37: style: Cannot initialize Style from invalid String value fancy"
    ),
    (
      "{\"title\": \"x\", \"every\": 1,\n\"others\": {\"y z\": {\"title\": \"x\"}}}",
      "2:19: others.y z: there is no 'every'"
    ),
  ])
  func `What cannot be decoded is said with its place`(text: String, expected: String) {
    #expect(message(text, Card.self) == expected)
  }

  @Test func `A list that is asked for more than it has says so`() {
    struct Pair: Decodable {
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        for _ in 0..<2 { _ = try list.decode(Int.self) }
      }
    }
    #expect(message("[1]", Pair.self) == "1:1: the list ends after 1 values, too early")
  }

  @Test func `A type's own decoding error is at its coding path, any other error comes out`() {
    struct Picky: Decodable {
      struct Refusal: Error {}
      enum Key: CodingKey { case size, mood }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if try container.decode(Int.self, forKey: .size) > 9 {
          throw DecodingError.dataCorruptedError(forKey: .size, in: container, debugDescription: "at most 9")
        }
        throw Refusal()
      }
    }
    #expect(
      message(#"{"a": [0, {"size": 10}]}"#, [String: [Optional<Picky>]].self)
        == "1:8: a[0]: expected an object, found 0")
    #expect(message(#"{"a": [{"size": 10}]}"#, [String: [Picky]].self) == "1:17: a[0].size: at most 9")
    #expect(message(#"[{"size": 1}]"#, [Picky].self) == "another error: Refusal()")
  }

  @Test func `A type may catch the errors that decoders throw`() throws {
    enum Either: Decodable, Equatable {
      case number(Int), text(String)
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { self = .number(try container.decode(Int.self)) } catch DecodingError.typeMismatch {
          self = .text(try container.decode(String.self))
        }
      }
    }
    #expect(try decode(#"[1, "a"]"#, [Either].self) == [.number(1), .text("a")])
    #expect(message("[1, 1.5]", [Either].self) == "1:5: [1]: expected a whole number, found 1.5")
  }

  @Test func `A class and its superclass are decoded from one object`() throws {
    class Base: Decodable { var a: Int }
    final class Derived: Base {
      var b: Int = 0
      private enum Key: CodingKey { case b }
      required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        b = try container.decode(Int.self, forKey: .b)
        try super.init(from: container.superDecoder())
      }
    }
    let derived = try decode(#"{"b": 2, "super": {"a": 1}}"#, Derived.self)
    #expect(derived.a == 1 && derived.b == 2)
    #expect(message(#"{"b": 2}"#, Derived.self) == "1:1: there is no 'super'")
  }

  @Test func `Keys that nobody asked for are reported where somebody wants them`() throws {
    let text = #"""
      {"title": "x", "evry": 1, "every": 1, "others": {"a": {"title": "y", "every": 2, "x": 1}}, "stile": "rich"}
      """#
    var unknown: [String] = []
    _ = try JSONDocument(text).root.decode(Card.self, unknownKeys: { unknown.append("\($0)") })
    #expect(
      unknown == [
        "1:16: unknown key 'evry'; did you mean 'every'?",
        "1:82: others.a: unknown key 'x'; known are 'title', 'every', 'style', 'ratios', 'others', 'share'",
        "1:92: unknown key 'stile'; did you mean 'style'?",
      ])
  }

  @Test func `Some types can be made in another way`() throws {
    struct Link: Decodable { var url: URL }
    func link(_ text: String) throws -> Link {
      try JSONDocument(text).root.decode(
        Link.self,
        leaf: { type, node in
          type is URL.Type ? try JSONDecoder().decode(URL.self, from: Data(node.bytes)) : nil
        })
    }
    #expect(try link(#"{"url": "https://example.com/é", "x": 1}"#).url.absoluteString == "https://example.com/%C3%A9")
    let error = #expect(throws: JSONError.self) { try link(#"{"url": "ht tp://["}"#) }
    #expect(error?.description == "1:9: url: Invalid URL string.")
  }
}
