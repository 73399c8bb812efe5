import FeedReader
import Testing

@testable import FeedCommandLine

@Suite struct ReaderOptionsTests {
  private func options(_ arguments: String...) throws(UsageError) -> ReaderOptions {
    try ReaderOptions(OptionParser(options: ReaderOptions.specifications).parse(arguments))
  }

  private func failure(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try ReaderOptions(OptionParser(options: ReaderOptions.specifications).parse(arguments))
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Without options the bundled feed is read, as text, in colour where there is a terminal")
  func defaults() throws {
    let options = try options()
    #expect(options.action == .read)
    #expect(options.sources == [.bundled])
    #expect(options.limit == nil)
    #expect(options.format == .text)
    #expect(options.color == .auto)
    #expect(options.playlistPath == nil)
    #expect(options.forcedVariants.isEmpty)
  }

  @Test("Feeds are read in the order given, the bundled one then not")
  func feeds() throws {
    #expect(try options("--feed", "b", "--feed", "-", "--feed", "a").sources == [.file("b"), .input, .file("a")])
  }

  @Test("Each value is taken over")
  func values() throws {
    let options = try options(
      "--limit", "3", "--format", "json", "--color", "never", "--playlist", "a.m3u", "--experiment", "autoplay=off")
    #expect(options.limit == 3)
    #expect(options.format == .json)
    #expect(options.color == .never)
    #expect(options.playlistPath == "a.m3u")
    #expect(options.forcedVariants.map(\.key) == [.autoplay])
    #expect(options.forcedVariants.map(\.arm) == ["off"])
  }

  @Test("Assignments are for the unit that is named, else for a fixed one")
  func assignments() throws {
    #expect(try options("--once").assignmentsPath == nil)
    let unnamed = try options("--experiments", "a.json")
    #expect((unnamed.assignmentsPath, unnamed.unit) == ("a.json", "reader"))
    #expect(try options("--experiments", "a.json", "--unit", "7").unit == "7")
  }

  @Test(
    "What the program does is chosen by one option",
    arguments: [
      ("--help", .help), ("--version", .version), ("--adapters", .listAdapters), ("--validate", .validate),
      ("--once", .read), ("--trace", .read),
    ] as [(String, ReaderOptions.Action)])
  func actions(argument: String, action: ReaderOptions.Action) throws {
    #expect(try options(argument).action == action)
  }

  @Test("Help is stronger than everything else that can be understood")
  func helpFirst() throws {
    #expect(try options("--version", "--limit", "x", "--help").action == .help)
    #expect(try options("--version", "--limit", "x").action == .version)
  }

  @Test(
    "What makes no sense is refused with the whole reason",
    arguments: [
      (["--feed", "-", "--feed=-"], "standard input can be read once only; give --feed - once"),
      (["--limit", "0"], "option --limit needs a whole number from 1 to 1000000, not '0'"),
      (["--format", "yaml"], "option --format has no value 'yaml'; known are text, json"),
      (["--format", "jsn"], "option --format has no value 'jsn'; did you mean json?"),
      (["--color", "Never"], "option --color has no value 'Never'; did you mean never?"),
      (["--playlist", "-"], "option --playlist needs a file, not '-'"),
      (["--playlist", "/dev/stdout"], "option --playlist needs a file, not '/dev/stdout'"),
      (["--playlist", "/dev/fd/1"], "option --playlist needs a file, not '/dev/fd/1'"),
      (["--experiment", "autoplay"], "option --experiment needs NAME=ARM, not 'autoplay'"),
      (["--experiment", "autoplya=on"], "unknown experiment 'autoplya'; did you mean autoplay?"),
      (["--experiment", "dark=on"], "unknown experiment 'dark'; known are autoplay"),
      (["--experiment", "autoplay=offf"], "experiment 'autoplay' has no arm 'offf'; did you mean off?"),
      (["--experiment", "autoplay="], "experiment 'autoplay' has no arm ''; known are on, off"),
      (["--unit", "7"], "option --unit needs --experiments FILE"),
      (["--adapters", "--validate"], "--adapters and --validate exclude each other"),
    ])
  func refused(arguments: [String], reason: String) {
    #expect(failure(arguments) == reason)
  }
}
