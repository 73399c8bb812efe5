import FeedReader

/// What `--help` shows.
struct HelpText {
  let product: String
  let summary: String
  let options: [OptionSpecification]
  var commands: [Command] = []

  /// A command that is written before all options.
  struct Command {
    let name: String
    /// The words that may follow the name, each form with one line.
    let forms: [(words: String, summary: String)]
  }

  /// The columns of the names, the gap to the explanations included.
  private static let nameColumns = 30

  /// The text for a page of some width.
  func text(width: Int) -> String {
    let explanation = TextWrapping(
      width: max(width, Self.nameColumns + 20), indentation: String(repeating: " ", count: Self.nameColumns))
    var lines = ["Usage: \(product) [OPTION …]"]
    func explain(_ name: String, _ summary: String) {
      let name = "  " + name
      var explained = explanation.lines(of: summary)
      if name.count < Self.nameColumns {
        explained[0] = name + explained[0].dropFirst(name.count)
      } else {
        explained.insert(name, at: 0)
      }
      lines += explained
    }
    for command in commands { lines.append("       \(product) \(command.name) … [OPTION …]") }
    lines += [""] + TextWrapping(width: width).lines(of: summary)
    lines += ["", "Without --feed the bundled feed is shown. On a terminal, type help for more."]
    if !commands.isEmpty { lines += ["", "Commands:"] }
    for command in commands {
      for form in command.forms { explain("\(command.name) \(form.words)", form.summary) }
    }
    lines += ["", "Options:"]
    for option in options { explain("--" + option.name + (option.value.map { " " + $0 } ?? ""), option.summary) }
    lines += ["", "Exit status: 0 done, 1 an input or a check failed, 2 wrong usage."]
    return lines.joined(separator: "\n") + "\n"
  }
}
