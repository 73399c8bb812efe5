import FeedReader
import ServiceKit

/// What the command line of a feed reader asks for.
struct ReaderOptions: Sendable {
  /// What the program does.
  enum Action: Hashable, Sendable {
    case help
    case version
    case listAdapters
    case listScenes
    case listModules
    case validate
    case read
  }

  /// How results are written.
  enum Format: String, CaseIterable, Sendable {
    case text
    case json
  }

  var action = Action.read
  var request: ReaderRequest?
  var sources: [FeedSource] = []
  var limit: Int?
  var format = Format.text
  var playlistPath: String?
  var sceneName = BundledScenes.usual
  var profilePath: String?
  var statePath: String?
  var printsOnce = false
  var color = ColorChoice.auto
  var forcedVariants: [ForcedVariant] = []
  var assignmentsPath: String?
  var unit = "reader"

  private static let stateDirectory = OptionSpecification(
    "state-dir", value: "DIR", summary: "where to keep state; $XDG_STATE_HOME/feed-reader if not given")

  /// The options that go with a subcommand.
  static let subcommandSpecifications = [
    OptionSpecification("format", value: "text|json", summary: "how results are written; text if not given"),
    stateDirectory,
    OptionSpecification("trace", summary: "report each creation, lookup, miss and release on standard error"),
    OptionSpecification("help", summary: "show this text, and exit"),
  ]

  /// The options that every product has, in the order of the help text.
  static let specifications = [
    OptionSpecification("feed", value: "PATH|-", summary: "read a file, or - for standard input; may be repeated"),
    OptionSpecification("limit", value: "N", summary: "show at most N items, the first of the page"),
    OptionSpecification("format", value: "text|json", summary: "how results are written; text if not given"),
    OptionSpecification("playlist", value: "FILE", summary: "write what can be played to FILE, as extended M3U"),
    OptionSpecification("scene", value: "NAME", summary: "which components make the page; newest if not given"),
    OptionSpecification("scenes", summary: "list the scenes and their components, and exit"),
    OptionSpecification("server-data", value: "FILE", summary: "open the module that FILE names, as JSON"),
    OptionSpecification("profile", value: "FILE", summary: "write what each component did to FILE, as JSON"),
    stateDirectory,
    OptionSpecification("once", summary: "print and exit, also on a terminal"),
    OptionSpecification("color", value: "auto|always|never", summary: "when to use colour; auto if not given"),
    OptionSpecification("experiment", value: "NAME=ARM", summary: "force a variant; may be repeated"),
    OptionSpecification("experiments", value: "FILE", summary: "assign variants as FILE says, as JSON"),
    OptionSpecification("unit", value: "ID", summary: "whom --experiments assigns variants to; reader if not given"),
    OptionSpecification("adapters", summary: "list every binding and requirement, and exit"),
    OptionSpecification("modules", summary: "list the modules, and the actions with their handlers, and exit"),
    OptionSpecification("validate", summary: "check requirements, scenes and actions, and exit"),
    OptionSpecification("trace", summary: "report each creation, lookup, miss and release on standard error"),
    OptionSpecification("trace-times", summary: "the same as --trace, with the time that each creation took"),
    OptionSpecification("help", summary: "show this text, and exit"),
    OptionSpecification("version", summary: "show the version, and exit"),
  ]

  /// The command that opens a link.
  static let openCommand = "open"

  /// Makes sense of parsed options.
  ///
  /// - Parameters:
  ///   - parsed: The options.
  ///   - opens: They come after ``openCommand``.
  /// - Throws: ``UsageError`` for a value that makes no sense or options that exclude each other.
  init(_ parsed: ParsedOptions, opens: Bool = false) throws(UsageError) {
    if parsed.contains("help") {
      action = .help
      return
    }
    if parsed.contains("version") {
      action = .version
      return
    }
    sources = parsed.values(of: "feed").map(FeedSource.init(argument:))
    if sources.count(where: { $0 == .input }) > 1 {
      throw UsageError("standard input can be read once only; give --feed - once")
    }
    if sources.isEmpty { sources = [.bundled] }
    limit = try parsed.number(of: "limit", in: 1...1_000_000)
    format = try parsed.choice(of: "format") ?? .text
    color = try parsed.choice(of: "color") ?? .auto
    playlistPath = try Self.file("playlist", in: parsed)
    profilePath = try Self.file("profile", in: parsed)
    if let profilePath, profilePath == playlistPath {
      throw UsageError("--playlist and --profile need a file each, not both '\(profilePath)'")
    }
    sceneName = parsed.value(of: "scene") ?? sceneName
    statePath = parsed.value(of: "state-dir")
    printsOnce = parsed.contains("once")
    for value in parsed.values(of: "experiment") { forcedVariants.append(try ForcedVariant(argument: value)) }
    assignmentsPath = parsed.value(of: "experiments")
    if let unit = parsed.value(of: "unit") {
      guard assignmentsPath != nil else { throw UsageError("option --unit needs --experiments FILE") }
      self.unit = unit
    }
    request = try Self.request(in: parsed, opens: opens)
    let lists = ["adapters", "scenes", "modules", "validate"].filter(parsed.contains)
    if lists.count > 1 { throw UsageError("--\(lists[0]) and --\(lists[1]) exclude each other") }
    if let list = lists.first, request != nil {
      throw UsageError("--\(list) and \(opens ? Self.openCommand : "--server-data") exclude each other")
    }
    switch lists.first {
    case "adapters": action = .listAdapters
    case "scenes": action = .listScenes
    case "modules": action = .listModules
    case "validate": action = .validate
    default: break
    }
  }

  /// What is to be opened; nil for nothing.
  private static func request(in parsed: ParsedOptions, opens: Bool) throws(UsageError) -> ReaderRequest? {
    let path = try file("server-data", in: parsed)
    guard opens else { return path.map(ReaderRequest.serverData) }
    guard path == nil else { throw UsageError("\(openCommand) and --server-data exclude each other") }
    guard parsed.words.count == 1 else { throw UsageError("the command is: \(openCommand) LINK") }
    return .link(parsed.words[0])
  }

  /// The file that an option names.
  ///
  /// The program's own streams carry the page; anything in between would spoil both.
  private static func file(_ name: String, in parsed: ParsedOptions) throws(UsageError) -> String? {
    guard let path = parsed.value(of: name) else { return nil }
    if path == "-" || path.hasPrefix("/dev/std") || path.hasPrefix("/dev/fd/") {
      throw UsageError("option --\(name) needs a file, not '\(path)'")
    }
    return path
  }
}
