import Testing

@testable import FeedCommandLine

@Suite struct OptionParserTests {
  private let parser = OptionParser(options: [
    OptionSpecification("feed", value: "PATH", summary: "a feed"),
    OptionSpecification("limit", value: "N", summary: "a limit"),
    OptionSpecification("once", summary: "print and exit"),
    OptionSpecification("format", value: "text|json", summary: "a format"),
  ])

  private func error(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try parser.parse(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A value is the next word or follows an equals sign", arguments: [["--limit", "3"], ["--limit=3"]])
  func values(arguments: [String]) throws {
    #expect(try parser.parse(arguments).value(of: "limit") == "3")
  }

  @Test("A value may contain equals signs and start with one dash")
  func unusualValues() throws {
    #expect(try parser.parse(["--feed=a=b"]).value(of: "feed") == "a=b")
    #expect(try parser.parse(["--feed", "-"]).value(of: "feed") == "-")
    #expect(try parser.parse(["--feed", "-odd.xml"]).value(of: "feed") == "-odd.xml")
    #expect(try parser.parse(["--feed=--odd.xml"]).value(of: "feed") == "--odd.xml")
  }

  @Test("Repeated options keep their order, and of single values the last one counts")
  func repeated() throws {
    let parsed = try parser.parse(["--feed", "a", "--limit", "1", "--feed=b", "--limit=2"])
    #expect(parsed.values(of: "feed") == ["a", "b"])
    #expect(parsed.value(of: "limit") == "2")
  }

  @Test("An option without a value is there or not")
  func flags() throws {
    #expect(try parser.parse(["--once"]).contains("once"))
    #expect(try !parser.parse([]).contains("once"))
  }

  @Test("Two dashes end the options")
  func endOfOptions() throws {
    #expect(try parser.parse(["--once", "--"]).contains("once"))
    #expect(error("--", "--once") == "unexpected argument '--once'; a feed is named with --feed")
  }

  @Test("An unknown option is an error that names the nearest ones")
  func unknownOption() {
    #expect(error("--fed") == "unknown option '--fed'; did you mean --feed?")
    #expect(error("--fromat=json") == "unknown option '--fromat'; did you mean --format?")
    #expect(error("--zzz") == "unknown option '--zzz'; known are --feed, --limit, --once, --format")
    #expect(error("-x") == "unknown option '-x'; known are --feed, --limit, --once, --format")
  }

  @Test("Names are not shortened and not written in capitals")
  func exactNames() {
    #expect(error("--fe", "x") == "unknown option '--fe'; known are --feed, --limit, --once, --format")
    #expect(error("--FEED", "x") == "unknown option '--FEED'; known are --feed, --limit, --once, --format")
  }

  @Test(
    "A missing or empty value is an error",
    arguments: [["--feed"], ["--feed="], ["--feed", ""], ["--feed", "--once"]])
  func missingValue(arguments: [String]) {
    let error = #expect(throws: UsageError.self) { try parser.parse(arguments) }
    #expect(error?.description == "option --feed needs a value: --feed PATH")
  }

  @Test("A value for an option that takes none is an error", arguments: ["--once=yes", "--once="])
  func superfluousValue(argument: String) {
    #expect(error(argument) == "option --once takes no value")
  }

  @Test("A word that is no option is an error", arguments: ["feed.xml", "-", ""])
  func looseWord(word: String) {
    #expect(error(word) == "unexpected argument '\(word)'; a feed is named with --feed")
  }
}
