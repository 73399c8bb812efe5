import FeedReader
import Testing

@testable import FeedCommandLine

@Suite struct TerminalEnvironmentTests {
  private func environment(
    _ variables: [String: String] = [:], isTerminal: Bool = true, reports columns: Int? = nil
  ) -> TerminalEnvironment {
    TerminalEnvironment(variables: variables, isTerminal: isTerminal, reportedColumns: columns)
  }

  @Test("The width is COLUMNS, else what the terminal reports, else 80")
  func width() {
    #expect(environment(["COLUMNS": "100"], reports: 120).pageStyle(color: .auto).width == 100)
    #expect(environment(reports: 120).pageStyle(color: .auto).width == 120)
    #expect(environment().pageStyle(color: .auto).width == 80)
  }

  @Test("A COLUMNS that is no positive number is ignored", arguments: ["", "0", "-5", "wide", "99999999999999999999"])
  func oddColumns(value: String) {
    #expect(environment(["COLUMNS": value], reports: 120).pageStyle(color: .auto).width == 120)
  }

  @Test("By itself, colour appears on a terminal only")
  func automaticColor() {
    #expect(environment().pageStyle(color: .auto).usesColor)
    #expect(!environment(isTerminal: false).pageStyle(color: .auto).usesColor)
  }

  @Test("NO_COLOR and dumb terminals switch colour off; an empty NO_COLOR does not")
  func refusedColor() {
    #expect(!environment(["NO_COLOR": "1"]).pageStyle(color: .auto).usesColor)
    #expect(!environment(["TERM": "dumb"]).pageStyle(color: .auto).usesColor)
    #expect(environment(["NO_COLOR": ""]).pageStyle(color: .auto).usesColor)
  }

  @Test("A choice on the command line is stronger than the surroundings")
  func chosenColor() {
    #expect(environment(["NO_COLOR": "1"], isTerminal: false).pageStyle(color: .always).usesColor)
    #expect(!environment().pageStyle(color: .never).usesColor)
  }
}
