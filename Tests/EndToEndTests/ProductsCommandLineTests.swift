import Foundation
import Testing

@Suite struct ProductsCommandLineTests {
  private func failure(_ product: BuiltProduct, _ reason: String) -> String {
    "\(product.rawValue): \(reason)\n\(product.rawValue): see \(product.rawValue) --help\n"
  }

  @Test("The version is one line with the product's name", arguments: BuiltProduct.allCases)
  func version(product: BuiltProduct) throws {
    let run = try ProductRun(product, "--version")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.wholeMatch(of: /(Standard|Lite) \d+\.\d+\.\d+\n/)?.output.1 == Substring(product.rawValue))
  }

  @Test("The help text has every option of the product and fits its width", arguments: BuiltProduct.allCases)
  func help(product: BuiltProduct) throws {
    let run = try ProductRun(product, "--help", environment: ["COLUMNS": "80"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines.first == "Usage: \(product.rawValue) [OPTION …]")
    let options = run.lines.compactMap { $0.firstMatch(of: /^  --([a-z-]+)/).map { String($0.output.1) } }
    let shared = [
      "feed", "limit", "format", "playlist", "scene", "scenes", "server-data", "profile", "state-dir", "once", "color",
      "experiment", "experiments", "unit", "adapters", "modules", "validate", "trace", "trace-times", "help", "version",
    ]
    #expect(options == shared + (product == .lite ? ["data-saver"] : []))
    #expect(run.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("An option of the other product is unknown here")
  func foreignOption() throws {
    let run = try ProductRun(.standard, "--data-saver", "200")
    #expect(run.status == 2)
    #expect(run.output == "")
    let known = [
      "--feed", "--limit", "--format", "--playlist", "--scene", "--scenes", "--server-data", "--profile", "--state-dir",
      "--once", "--color", "--experiment", "--experiments", "--unit", "--adapters", "--modules", "--validate",
      "--trace", "--trace-times",
      "--help", "--version",
    ]
    #expect(
      run.errors == failure(.standard, "unknown option '--data-saver'; known are \(known.joined(separator: ", "))"))
  }

  @Test(
    "Wrong usage is refused with the whole reason, exit status 2 and nothing on standard output",
    arguments: [
      (["--fromat", "json"], "unknown option '--fromat'; did you mean --format?"),
      (["feed.xml"], "unexpected argument 'feed.xml'; a feed is named with --feed"),
      (["--", "--once"], "unexpected argument '--once'; a feed is named with --feed"),
      (["--feed"], "option --feed needs a value: --feed PATH|-"),
      (["--feed="], "option --feed needs a value: --feed PATH|-"),
      (["--feed", "--once"], "option --feed needs a value: --feed PATH|-"),
      (["--once=1"], "option --once takes no value"),
      (["--limit", "0"], "option --limit needs a whole number from 1 to 1000000, not '0'"),
      (["--limit", "ten"], "option --limit needs a whole number from 1 to 1000000, not 'ten'"),
      (["--format", "yaml"], "option --format has no value 'yaml'; known are text, json"),
      (["--color", "alwys"], "option --color has no value 'alwys'; did you mean always?"),
      (["--playlist", "-"], "option --playlist needs a file, not '-'"),
      (["--experiment", "autoplay"], "option --experiment needs NAME=ARM, not 'autoplay'"),
      (["--experiment", "autplay=on"], "unknown experiment 'autplay'; did you mean autoplay?"),
      (["--experiment", "autoplay=maybe"], "experiment 'autoplay' has no arm 'maybe'; known are on, off"),
      (["--feed", "-", "--feed", "-"], "standard input can be read once only; give --feed - once"),
      (["--adapters", "--validate"], "--adapters and --validate exclude each other"),
      (["--server-data", "a", "--modules"], "--modules and --server-data exclude each other"),
      (["--server-data", "-"], "option --server-data needs a file, not '-'"),
      (["opne", "x"], "unknown command 'opne'; did you mean open?"),
      (["open"], "the command is: open LINK"), (["open", "a", "b"], "the command is: open LINK"),
      (["open", "feed://a", "--server-data", "b"], "open and --server-data exclude each other"),
      (["open", "feed://a", "--modules"], "--modules and open exclude each other"),
      (
        ["open", "caf\u{FFFD}"],
        "argument 'caf\u{FFFD}' is not UTF-8; a feed with such a name can be read with --feed - < FILE"
      ),
    ])
  func wrongUsage(arguments: [String], reason: String) throws {
    for product in BuiltProduct.allCases {
      let run = try ProductRun(product, arguments)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.errors == failure(product, reason))
    }
  }

  @Test("A value of the data saver that is no number is refused")
  func wrongDataSaver() throws {
    let run = try ProductRun(.lite, "--data-saver", "-1")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == failure(.lite, "option --data-saver needs a whole number from 0 to 1000000, not '-1'"))
  }

  @Test("Of a repeated single option the last one counts", arguments: BuiltProduct.allCases)
  func lastOneCounts(product: BuiltProduct) throws {
    let run = try ProductRun(product, "--limit=5", "--format", "text", "--limit", "1", "--format=json")
    #expect((try run.json["items"] as? [Any])?.count == 1)
  }

  @Test("Colour is used into a pipe only when it is asked for")
  func colorIntoPipe() throws {
    #expect(try !ProductRun(.standard).output.contains("\u{1B}["))
    #expect(try !ProductRun(.standard, "--color", "never").output.contains("\u{1B}["))
    #expect(try ProductRun(.standard, "--color=always").output.contains("\u{1B}["))
    #expect(try ProductRun(.standard, "--color=always", environment: ["NO_COLOR": "1"]).output.contains("\u{1B}["))
    #expect(try !ProductRun(.lite, "--color=always").output.contains("\u{1B}["))
  }

  @Test("COLUMNS decides how wide lines are", arguments: [40, 72, 120])
  func columns(width: Int) throws {
    let lines = try ProductRun(.standard, environment: ["COLUMNS": "\(width)"]).lines.filter { !$0.contains("https:") }
    let longest = lines.filter { $0.utf8.count == $0.count }.map(\.count).max() ?? 0
    #expect(longest <= width)
    #expect(longest > width * 2 / 3)
  }
}
