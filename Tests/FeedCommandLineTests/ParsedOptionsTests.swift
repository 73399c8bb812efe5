import FeedCommandLine
import Testing

@Suite struct ParsedOptionsTests {
  private enum Fruit: String, CaseIterable {
    case apple
    case pear
  }

  private func options(_ name: String, _ value: String) -> ParsedOptions {
    var options = ParsedOptions()
    options.append(name, value)
    return options
  }

  @Test("A number in the range is read", arguments: [("1", 1), ("100", 100), ("007", 7)])
  func number(text: String, number: Int) throws {
    #expect(try options("limit", text).number(of: "limit", in: 1...100) == number)
  }

  @Test(
    "Anything but a whole number in the range is an error",
    arguments: ["0", "101", "-1", "+1", "1.5", "1e2", "x", " 1", "٣", "99999999999999999999"])
  func badNumber(text: String) {
    let error = #expect(throws: UsageError.self) { try options("limit", text).number(of: "limit", in: 1...100) }
    #expect(error?.description == "option --limit needs a whole number from 1 to 100, not '\(text)'")
  }

  @Test("An option that was not given has no number and no choice")
  func absent() throws {
    #expect(try ParsedOptions().number(of: "limit", in: 1...100) == nil)
    #expect(try ParsedOptions().choice(of: "fruit", Fruit.self) == nil)
  }

  @Test("A choice is read by its name")
  func choice() throws {
    #expect(try options("fruit", "pear").choice(of: "fruit", Fruit.self) == .pear)
  }

  @Test(
    "An unknown choice is an error that names the nearest or all",
    arguments: [
      ("paer", "option --fruit has no value 'paer'; did you mean pear?"),
      ("kiwi", "option --fruit has no value 'kiwi'; known are apple, pear"),
    ])
  func unknownChoice(value: String, message: String) {
    let error = #expect(throws: UsageError.self) { try options("fruit", value).choice(of: "fruit", Fruit.self) }
    #expect(error?.description == message)
  }
}
