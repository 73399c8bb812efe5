import Foundation
import LintEngine
import PositionedJSON

/// What the command line of `lint` or `check` asks for.
struct LintOptions: Sendable {
  var paths: [String]
  var report: ReportOptions<ReportFormat>
  var baseline: String?
  var newBaseline: String?
  var isStrict: Bool
  var only: Set<String>?
  var configuration: String?
  var packagePath: String?
  /// A file with what the package manager says of the package.
  var manifest: String?
  /// The only module that is read.
  var module: String?
  /// The file that says when a run went well.
  var stamp: String?
  /// Scene files and assignments, where no folder is looked into.
  var inputs: [String]
  var printsConfiguration: Bool
  var proposesConfiguration: Bool
  /// The file that standard input stands for.
  var assumedFile: String?
  var jobs: Int?
  var changed: [String]?
  var today: String
  var isQuiet: Bool

  private static let configOption = OptionSpecification(
    "config", value: "FILE", summary: "read FILE instead of .servicekit.json")

  private static let common =
    ReportOptions<ReportFormat>.specifications + [
      OptionSpecification("baseline", value: "FILE", summary: "leave out the findings that FILE lists"),
      OptionSpecification(
        "write-baseline", value: "FILE", summary: "list what is found in FILE, so that it is put off"),
      OptionSpecification("strict", summary: "warnings fail the run too"),
      OptionSpecification("only", value: "RULE", summary: "look for what one rule finds; repeatable"),
      OptionSpecification(
        "changed", value: "FILE …", takesMany: true, summary: "the files that a change touches, for rules about changes"
      ),
      OptionSpecification("today", value: "YYYY-MM-DD", summary: "the day for expiry dates; today if not given"),
      OptionSpecification("quiet", summary: "no notes and no progress on standard error"),
      CommandDescription.helpOption,
    ]

  static let specifications =
    [
      configOption,
      OptionSpecification("print-config", summary: "show the configuration as it takes effect, and exit"),
      OptionSpecification("init", summary: "write a .servicekit.json to start from, and exit"),
      OptionSpecification("stdin", summary: "check standard input as one file; needs --assume-filename"),
      OptionSpecification("assume-filename", value: "FILE", summary: "the file that standard input stands for"),
      OptionSpecification(
        "manifest", value: "FILE",
        summary: "what 'swift package dump-package' printed, so that 'swift' is not asked"),
      OptionSpecification(
        "module", value: "NAME", summary: "read one module only, and look for what can be known of it alone"),
      OptionSpecification(
        "stamp", value: "FILE",
        summary: "write FILE, an empty one, if nothing fails the run; say nothing if nothing is found"),
      OptionSpecification(
        "jobs", value: "N", summary: "how many files are read at once; as many as processors if not given"),
    ] + common

  static let checkSpecifications =
    [
      configOption,
      OptionSpecification(
        "package-path", value: "DIR", summary: "the root of the project; the current folder if not given"),
      OptionSpecification(
        "input", value: "FILE …", takesMany: true,
        summary: "the scene files and experiments that the configuration names"),
    ] + common

  /// Makes sense of parsed options.
  init(_ parsed: ParsedOptions, in folder: String) throws(UsageError) {
    paths = parsed.words
    report = try ReportOptions(parsed, in: folder, usual: .text)
    baseline = try parsed.value(of: "baseline")
    newBaseline = try parsed.value(of: "write-baseline")
    isStrict = parsed.contains("strict")
    only = try Self.rules(parsed.values(of: "only"))
    configuration = try parsed.value(of: "config")
    packagePath = try parsed.value(of: "package-path")
    manifest = try parsed.value(of: "manifest")
    module = try parsed.value(of: "module")
    stamp = try parsed.value(of: "stamp")
    inputs = parsed.values(of: "input")
    printsConfiguration = parsed.contains("print-config")
    proposesConfiguration = parsed.contains("init")
    assumedFile = try Self.assumedFile(parsed)
    jobs = try parsed.number(of: "jobs", in: 1...64)
    changed = parsed.contains("changed") ? parsed.values(of: "changed") : nil
    today = try parsed.value(of: "today").map(Self.day) ?? Self.currentDay
    isQuiet = parsed.contains("quiet")
    try checkOutputs(in: folder)
  }

  private func checkOutputs(in folder: String) throws(UsageError) {
    guard let newBaseline else { return }
    let place = FilePath.absolute(newBaseline, in: folder)
    for output in report.outputs where output.path.map({ FilePath.absolute($0, in: folder) }) == place {
      throw UsageError("the baseline and \(output.format.rawValue) would both go to '\(newBaseline)'")
    }
  }

  private static func rules(_ names: [String]) throws(UsageError) -> Set<String>? {
    for name in names where Rules.rule(name) == nil { throw unknownRule(name) }
    return names.isEmpty ? nil : Set(names)
  }

  /// What is said of a rule that there is not.
  static func unknownRule(_ name: String) -> UsageError {
    UsageError("unknown rule '\(name.shownInMessage)'; \(NearNames(name, among: Rules.identifiers).suggestion)")
  }

  private static func assumedFile(_ parsed: ParsedOptions) throws(UsageError) -> String? {
    let name = try parsed.value(of: "assume-filename")
    guard parsed.contains("stdin") else {
      if name != nil { throw UsageError("option --assume-filename goes with --stdin") }
      return nil
    }
    guard let name else { throw UsageError("option --stdin needs --assume-filename FILE") }
    guard parsed.words.isEmpty else {
      throw UsageError("option --stdin checks one file; leave out '\(parsed.words[0])'")
    }
    guard name.hasSuffix(".swift") else { throw UsageError("'\(name)' is not the name of a Swift file") }
    return name
  }

  private static func day(_ text: String) throws(UsageError) -> String {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isPlain =
      parts.map(\.utf8.count) == [4, 2, 2] && parts.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } }
    let numbers = parts.compactMap { Int($0) }
    let calendar = Calendar(identifier: .gregorian)
    guard isPlain, numbers.count == 3,
      DateComponents(calendar: calendar, year: numbers[0], month: numbers[1], day: numbers[2]).isValidDate
    else {
      throw UsageError("option --today needs a day as YYYY-MM-DD, not '\(text)'")
    }
    return text
  }

  private static var currentDay: String {
    let day = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    func padded(_ number: Int?, _ width: Int) -> String {
      let digits = String(number ?? 0)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(day.year, 4))-\(padded(day.month, 2))-\(padded(day.day, 2))"
  }
}
