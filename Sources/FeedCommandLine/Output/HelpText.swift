import FeedReader

/// What `--help` shows.
struct HelpText {
  let product: String
  let summary: String
  let options: [OptionSpecification]

  /// The columns of the names, the gap to the explanations included.
  private static let nameColumns = 30

  /// The text for a page of some width.
  func text(width: Int) -> String {
    let explanation = TextWrapping(
      width: max(width, Self.nameColumns + 20), indentation: String(repeating: " ", count: Self.nameColumns))
    var lines = ["Usage: \(product) [OPTION …]", ""]
    lines += TextWrapping(width: width).lines(of: summary)
    lines += ["", "Without --feed the bundled feed is shown.", "", "Options:"]
    for option in options {
      let name = "  --" + option.name + (option.value.map { " " + $0 } ?? "")
      var explained = explanation.lines(of: option.summary)
      if name.count < Self.nameColumns {
        explained[0] = name + explained[0].dropFirst(name.count)
      } else {
        explained.insert(name, at: 0)
      }
      lines += explained
    }
    lines += ["", "Exit status: 0 done, 1 an input or a check failed, 2 wrong usage."]
    return lines.joined(separator: "\n") + "\n"
  }
}
