import Testing

@testable import FeedCommandLine

@Suite struct PageCommandTests {
  @Test(
    "A line is a command, with its value",
    arguments: [
      ("list", .list), ("  back ", .back), ("open 12", .open(12)), ("12", .open(12)),
      ("scene follow", .scene("follow")),
      ("feeds", .feeds), ("share", .share), ("settings", .settings), ("help", .help), ("quit", .quit), ("", nil),
      ("  ", nil),
    ] as [(String, PageCommand?)])
  func commands(line: String, command: PageCommand?) throws {
    #expect(try PageCommand(line: line) == command)
  }

  @Test(
    "What is no command is an error that says what would be one",
    arguments: [
      ("opne 1", "unknown command 'opne'; did you mean open?"),
      ("x", "unknown command 'x'; known are list, open, back, scene, feeds, share, settings, help, quit"),
      ("open", "the command is: open N"), ("open one", "open needs the number of an item, not 'one'"),
      ("scene a b", "the command is: scene NAME"), ("quit now", "the command is: quit"),
      ("share 1", "the command is: share"),
      ("\u{1B}[A", "unknown command ''; known are list, open, back, scene, feeds, share, settings, help, quit"),
    ])
  func mistakes(line: String, message: String) {
    let error = #expect(throws: UsageError.self) { try PageCommand(line: line) }
    #expect(error?.description == message)
  }
}
