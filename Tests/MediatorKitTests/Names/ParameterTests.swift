import PositionedJSON
import Testing

@testable import MediatorKit

/// What becomes of parameters, wherever they come from.
struct ParameterTests {
  struct Everything: NamedAction, Equatable {
    static let route = ActionRoute("Tests.everything", urls: ["links": URLAllowList()])

    struct Filter: Codable, Equatable, Sendable {
      var words: [String]
      var deep: [[Int]]?
    }

    struct Even: Codable, Equatable, Sendable {
      struct Odd: Error {}
      var value: Int

      init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(Int.self)
        if value % 2 != 0 { throw Odd() }
      }

      func encode(to encoder: any Encoder) throws {}
    }

    var small: Int8?
    var large: UInt64?
    var single: Float?
    var filter: Filter?
    var even: Even?
    var list: [Int]?
    var links: [String]?
    var key: [String: Bool]?
  }

  struct Strict: NamedAction {
    struct Refusal: Error { let secret: String }
    static let route = ActionRoute("Tests.strict")

    init(from decoder: any Decoder) throws {
      enum Key: String, CodingKey { case secret }
      throw Refusal(secret: try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .secret))
    }
  }

  struct Refusal: Sendable {
    let values: [String: ActionValue]
    let limits: LinkLimits
    let fact: String

    init(_ values: [String: ActionValue], _ limits: LinkLimits, _ fact: String) {
      (self.values, self.limits, self.fact) = (values, limits, fact)
    }

    init(_ values: [String: ActionValue], _ fact: String) { self.init(values, LinkLimits(), fact) }
  }

  private func byName(_ values: [String: ActionValue], limits: LinkLimits = LinkLimits()) -> String {
    do throws(ParameterFault) {
      return "\(try ActionParameters(values, limits: limits).decode(Everything.self))".replacing("nil", with: "")
    } catch {
      return error.sentence
    }
  }

  private func byLink(_ query: String) throws -> String {
    let url = try ActionURL("x:?\(query)")
    do throws(ParameterFault) {
      _ = try ActionParameters(path: [], query: url.query).decode(Everything.self)
      return "right"
    } catch {
      return error.sentence
    }
  }

  private func byData(_ text: String) throws -> String {
    let node = try JSONDocument(text.utf8, showsValues: false).root
    do throws(JSONError) {
      _ = try ActionParameters.decode(Everything.self, from: node)
      return "right"
    } catch {
      return error.description
    }
  }

  private func decoded(_ values: [String: ActionValue]) throws -> Everything {
    try ActionParameters(values, limits: LinkLimits()).decode(Everything.self)
  }

  @Test func `Values that were given by name become what the action has`() throws {
    let everything = try decoded([
      "small": -128, "large": 1, "single": 0.5, "even": 4, "list": [1, 2.0],
      "filter": ["words": ["a"], "deep": [[1], []]], "key": ["x": true], "links": ["https://x"],
    ])
    #expect(everything.small == -128)
    #expect(everything.large == 1)
    #expect(everything.single == 0.5)
    #expect(everything.even?.value == 4)
    #expect(everything.list == [1, 2])
    #expect(everything.filter == Everything.Filter(words: ["a"], deep: [[1], []]))
    #expect(everything.key == ["x": true])
  }

  @Test(arguments: [
    Refusal(["small": 128], "the parameter 'small' is not a whole number from -128 to 127"),
    Refusal(["small": 1.5], "the parameter 'small' is not a whole number from -128 to 127"),
    Refusal(["small": "1"], "the parameter 'small' is a text, and a whole number from -128 to 127 is expected"),
    Refusal(["large": -1], "the parameter 'large' is not a whole number from 0 to 18446744073709551615"),
    Refusal(["large": 1e17], "the parameter 'large' is not a whole number from 0 to 18446744073709551615"),
    Refusal(["single": 1e39], "the parameter 'single' is not a number of at most 3.4028235e+38"),
    Refusal(["single": .number(.nan)], "the parameter 'single' is not a number of at most 3.4028235e+38"),
    Refusal(["even": 3], "the parameter 'even' is refused by MediatorKitTests.ParameterTests.Everything.Even"),
    Refusal(["list": 3], "the parameter 'list' is a number, and a list is expected"),
    Refusal(
      ["list": [1, true]],
      "the parameter 'list[1]' is a truth value, and a whole number from -9223372036854775808 to 9223372036854775807 is expected"
    ),
    Refusal(["filter": [:]], "the parameter 'filter.words' is missing"),
    Refusal(["filter": ["word": []]], "the parameter 'filter.words' is missing, but 'word' is"),
    Refusal(["filter": ["words": [], "x": 1]], "the parameter 'filter.x' is unknown; known are 'words', 'deep'"),
    Refusal(["filter": ["words": [["x"]]]], "the parameter 'filter.words[0]' is a list, and a text is expected"),
    Refusal(["filter": "x"], "the parameter 'filter' is a text, and an object is expected"),
    Refusal(["smal": 1], "the parameter 'smal' is unknown; did you mean 'small'?"),
    Refusal(
      ["links": ["https://x", "http://x"]],
      "the parameter 'links[1]' is a URL with a scheme that the route does not allow; allowed: https"
    ),
    Refusal(["links": 3], "the parameter 'links' is a number, and a URL is expected"),
  ])
  func `Values that do not fit are refused by name, without the value`(refusal: Refusal) {
    #expect(byName(refusal.values) == refusal.fact)
  }

  @Test(arguments: [
    Refusal(
      ["a": 1, "b": 2], LinkLimits(maximumItems: 1),
      "there are more than 1 parameters, the limit maximumItems"
    ),
    Refusal(
      ["list": [1, 2]], LinkLimits(maximumItems: 1),
      "the parameter 'list' has more than 1 values, the limit maximumItems"
    ),
    Refusal(
      ["links": ["abcdef"]], LinkLimits(maximumValueBytes: 5),
      "the parameter 'links[0]' has more than 5 bytes, the limit maximumValueBytes"
    ),
    Refusal(
      ["filter": [["a"]]], LinkLimits(maximumDepth: 1),
      "the parameter 'filter[0]' is nested more than 1 deep, the limit maximumDepth"
    ),
    Refusal(
      ["list": [1]], LinkLimits(maximumDepth: 0),
      "the parameter 'list' is nested more than 0 deep, the limit maximumDepth"
    ),
  ])
  func `Values beyond a limit are refused by name, with the limit`(
    refusal: Refusal
  ) {
    #expect(byName(refusal.values, limits: refusal.limits) == refusal.fact)
  }

  @Test(arguments: [
    ("small=-128&large=18446744073709551615&single=-1e-3&list=1&list=-2&even=2", "right"), ("list=1", "right"),
    ("small=128", "the parameter 'small' is not a whole number from -128 to 127"),
    ("small=+1", "the parameter 'small' is not a whole number from -128 to 127"),
    ("small=", "the parameter 'small' is not a whole number from -128 to 127"),
    ("small=%D9%A3", "the parameter 'small' is not a whole number from -128 to 127"),
    ("single=1e39", "the parameter 'single' is not a number of at most 3.4028235e+38"),
    ("list=1&list", "the parameter 'list[1]' has no value; '=' is missing"),
    ("list=1&list=x", "the parameter 'list[1]' is not a whole number from \(Int.min) to \(Int.max)"),
    ("filter=x", "the parameter 'filter' is a text, and an object is expected"),
    (
      "links=https://x&links=ftp://x",
      "the parameter 'links' is a URL with a scheme that the route does not allow; allowed: https"
    ),
  ])
  func `Texts of a link become what the action has, or are refused`(query: String, fact: String) throws {
    #expect(try byLink(query) == fact)
  }

  @Test(arguments: [
    (#"{"small": -128, "filter": {"words": ["a"]}, "links": ["https://x"], "even": 2}"#, "right"),
    (#"{"small": "secret"}"#, "1:11: small: expected a whole number, found a text"),
    (#"{"small": 300}"#, "1:11: small: expected a whole number from -128 to 127, found a number"),
    (
      #"{"even": 3}"#,
      "1:1: the parameters are refused by MediatorKitTests.ParameterTests.Everything, with MediatorKitTests.ParameterTests.Everything.Even.Odd"
    ),
    (#"{"smal": "secret"}"#, "1:2: unknown key 'smal'; did you mean 'small'?"),
    (#"{"filter": {"words": "secret"}}"#, "1:22: filter.words: expected a list, found a text"),
    (
      #"{"links": ["https://x", "secret:x"]}"#,
      "1:25: links[1]: is a URL with a scheme that the route does not allow; allowed: https"
    ),
    (#"{"links": 3}"#, "1:11: links: expected a text, found a number"),
  ])
  func `Server data becomes what the action has, or is refused with its place`(text: String, fact: String) throws {
    #expect(try byData(text) == fact)
  }

  @Test func `An error of the action's own shows its type only`() {
    let fault = #expect(throws: ParameterFault.self) {
      try ActionParameters(["secret": "hidden"], limits: LinkLimits()).decode(Strict.self)
    }
    #expect(
      fault?.sentence
        == "the parameters are refused by MediatorKitTests.ParameterTests.Strict, with MediatorKitTests.ParameterTests.Strict.Refusal"
    )
  }

  @Test func `The fault that is named first is the same in whichever order a dictionary has its keys`() {
    let faulty: [String: ActionValue] = [
      "small": "x", "large": -1, "zzz": 1, "aaa": .text(String(repeating: "x", count: 5_000)),
      "bbb": ["k": [.text("y")]],
      "ccc": .text(String(repeating: "z", count: 5_000)),
    ]
    // The capacity decides on the order as a seed does.
    let facts = [8, 64, 512, 4_096, 32_768].map { capacity in
      var values = [String: ActionValue](minimumCapacity: capacity)
      for (name, value) in faulty { values[name] = value }
      return byName(values)
    }
    #expect(Set(facts) == ["the parameter 'aaa' has more than 4096 bytes, the limit maximumValueBytes"])
  }

  @Test func `The unknown parameter that is named is the first by name, whichever order a dictionary has its keys in`()
  {
    let facts = [8, 64, 512, 4_096, 32_768].map { capacity in
      var values = [String: ActionValue](minimumCapacity: capacity)
      for name in ["zz", "yy", "xx", "qq", "rr", "ss"] { values[name] = 1 }
      return byName(values)
    }
    #expect(Set(facts).count == 1)
    #expect(facts[0].hasPrefix("the parameter 'qq' is unknown; "))
  }

  @Test func `An action without parameters refuses those that it is given`() {
    #expect(throws: ParameterFault.self) { try ActionParameters(["x": 1], limits: LinkLimits()).decode(ResetAll.self) }
  }
}
