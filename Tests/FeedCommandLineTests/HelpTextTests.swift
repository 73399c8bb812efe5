import FeedReader
import Testing

@testable import FeedCommandLine

@Suite struct HelpTextTests {
  private let help = HelpText(
    product: "Example", summary: "Reads feeds.",
    options: [
      OptionSpecification("once", summary: "print and exit"),
      OptionSpecification("color", value: "auto|always|never", summary: "when to use colour"),
      OptionSpecification("a-very-long-option-name", value: "VALUE", summary: "explained below"),
    ])

  @Test("The help text names the product, every option and the exit statuses")
  func wholeText() {
    let expected = """
      Usage: Example [OPTION …]

      Reads feeds.

      Without --feed the bundled feed is shown. On a terminal, type help for more.

      Options:
        --once                      print and exit
        --color auto|always|never   when to use colour
        --a-very-long-option-name VALUE
                                    explained below

      Exit status: 0 done, 1 an input or a check failed, 2 wrong usage.

      """
    #expect(help.text(width: 80) == expected)
  }

  @Test("Commands stand before the options, each form on a line")
  func commands() {
    var help = help
    help.commands = [
      HelpText.Command(name: "open", forms: [("LINK", "open a link")]),
      HelpText.Command(name: "note", forms: [("add", "add one"), ("list", "list all")]),
    ]
    let lines = help.text(width: 80).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(8) == [
        "Usage: Example [OPTION …]", "       Example open … [OPTION …]", "       Example note … [OPTION …]",
        "Reads feeds.", "Without --feed the bundled feed is shown. On a terminal, type help for more.", "Commands:",
        "  open LINK                   open a link", "  note add                    add one",
      ])
  }

  @Test("Explanations are wrapped beside the names")
  func wraps() {
    let long = HelpText(
      product: "Example", summary: "x",
      options: [OptionSpecification("once", summary: "one two three four five six seven eight nine ten")])
    let lines = long.text(width: 50).split(separator: "\n").map(String.init)
    #expect(lines.contains("  --once                      one two three four"))
    #expect(lines.contains("                              five six seven eight"))
  }

  @Test("No shared option needs more than its own line at 80 columns")
  func sharedOptions() {
    let text = HelpText(product: "Example", summary: "x", options: ReaderOptions.specifications).text(width: 80)
    for option in ReaderOptions.specifications {
      #expect(text.split(separator: "\n").contains { $0.hasPrefix("  --\(option.name) ") }, "\(option.name)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.displayWidth <= 80 })
  }
}
