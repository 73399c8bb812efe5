/// What can be typed while a page is shown.
enum PageCommand: Hashable {
  case list
  case open(Int)
  case back
  case scene(String)
  case feeds
  case share
  case settings
  case help
  case quit

  /// The commands, each with its letter or value and one line for the help text.
  static let known: [(name: String, form: String, summary: String)] = [
    ("list", "list", "show the list again"),
    ("open", "open N", "show the item with this number; the number alone does, too"),
    ("back", "back", "leave the item, and show the list"),
    ("scene", "scene NAME", "read the feeds again, as a page with other components"),
    ("feeds", "feeds", "say what was read from where"),
    ("share", "share", "show the item that is open in the form in which it can be passed on"),
    ("settings", "settings", "show the settings"),
    ("help", "help", "show this text"),
    ("quit", "quit", "end; so does the end of the input"),
  ]

  /// Reads a line; nil for an empty one.
  ///
  /// - Throws: ``UsageError`` for what is no command, with those that may have been meant.
  init?(line: String) throws(UsageError) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let name = words.first else { return nil }
    let value = words.count == 2 ? words[1] : nil
    switch (name, value) {
    case ("list", nil) where words.count == 1: self = .list
    case ("back", nil) where words.count == 1: self = .back
    case ("feeds", nil) where words.count == 1: self = .feeds
    case ("share", nil) where words.count == 1: self = .share
    case ("settings", nil) where words.count == 1: self = .settings
    case ("help", nil) where words.count == 1: self = .help
    case ("quit", nil) where words.count == 1: self = .quit
    case ("scene", let value?): self = .scene(value)
    case ("open", let value?):
      guard let number = Int(value) else { throw UsageError("open needs the number of an item, not '\(value)'") }
      self = .open(number)
    case (let number, nil) where words.count == 1 && Int(number) != nil: self = .open(Int(number) ?? 0)
    default:
      if let form = Self.known.first(where: { $0.name == name })?.form { throw UsageError("the command is: \(form)") }
      let suggestion = NearMatches(name, among: Self.known.map(\.name)).suggestion
      throw UsageError("unknown command '\(name)'; \(suggestion)")
    }
  }
}
