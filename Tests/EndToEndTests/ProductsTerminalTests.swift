#if os(Linux)
  import Foundation
  import Testing

  @Suite struct ProductsTerminalTests {
    /// Runs a product on a terminal of its own and returns what it wrote there.
    private func onTerminal(
      _ product: BuiltProduct, columns: UInt16, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> String {
      let run = try ProductTerminalRun(product, columns: columns, arguments, environment: environment)
      #expect(run.status == 0)
      return run.text
    }

    private func plain(_ text: String) -> String {
      text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }

    @Test("On a terminal Standard uses colour and the terminal's width", arguments: [UInt16(50), 100])
    func colorAndWidth(columns: UInt16) throws {
      let text = try onTerminal(.standard, columns: columns, [])
      #expect(text.contains("\u{1B}[1;36mHow lighthouses learned to blink\u{1B}[0m"))
      let piped = try ProductRun(.standard, environment: ["COLUMNS": "\(columns)"])
      #expect(plain(text) == piped.output)
    }

    @Test("Every style that is switched on is switched off before the line ends")
    func stylesEnd() throws {
      for line in try onTerminal(.standard, columns: 40, []).split(separator: "\n") {
        let on = line.matches(of: /\u{1B}\[[1-9][0-9;]*m/).count
        #expect(on == line.matches(of: /\u{1B}\[0m/).count)
      }
    }

    @Test(
      "NO_COLOR, a dumb terminal and --color never each switch colour off",
      arguments: [
        (["NO_COLOR": "1"], []), (["TERM": "dumb"], []), ([:], ["--color", "never"]),
      ] as [([String: String], [String])])
    func noColor(environment: [String: String], arguments: [String]) throws {
      let text = try onTerminal(.standard, columns: 80, arguments, environment: environment)
      #expect(!text.contains("\u{1B}"))
    }

    @Test("COLUMNS is stronger than the terminal's own width")
    func columns() throws {
      let text = try onTerminal(.standard, columns: 120, [], environment: ["COLUMNS": "50"])
      let piped = try ProductRun(.standard, environment: ["COLUMNS": "50"])
      #expect(plain(text) == piped.output)
    }

    @Test("Lite is plain on a terminal too")
    func liteIsPlain() throws {
      #expect(try !onTerminal(.lite, columns: 80, []).contains("\u{1B}"))
    }
  }
#endif
