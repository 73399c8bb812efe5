#if os(Linux)
  import Foundation
  import Testing

  @Suite struct ProductsTerminalTests {
    /// Runs a product on a terminal of its own and returns what it wrote there.
    private func onTerminal(
      _ product: BuiltProduct, columns: UInt16, _ arguments: [String], environment: [String: String] = [:]
    ) throws -> String {
      // What posix_openpt, unlockpt and ptsname do, which the C library's module leaves out.
      let controller = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(controller >= 0)
      defer { close(controller) }
      var isLocked: Int32 = 0
      var number: Int32 = 0
      try #require(unsafe ioctl(controller, 0x4004_5431, &isLocked) == 0)
      try #require(unsafe ioctl(controller, 0x8004_5430, &number) == 0)
      let name = "/dev/pts/\(number)"
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try #require(unsafe ioctl(controller, UInt(TIOCSWINSZ), &size) == 0)
      let terminal = try #require(FileHandle(forUpdatingAtPath: name))

      let process = Process()
      process.executableURL = URL(fileURLWithPath: try product.path)
      process.arguments = arguments
      var variables = ProcessInfo.processInfo.environment
      for name in ["NO_COLOR", "COLUMNS"] { variables[name] = nil }
      variables["TERM"] = "xterm"
      process.environment = variables.merging(environment) { $1 }
      process.standardOutput = terminal
      process.standardInput = FileHandle(forReadingAtPath: "/dev/null")
      try process.run()
      try terminal.close()

      // Reading fails once the last writer has closed the terminal.
      var received = Data()
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while true {
        let count = unsafe read(controller, &buffer, buffer.count)
        guard count > 0 else { break }
        received.append(contentsOf: buffer.prefix(count))
      }
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return String(decoding: received, as: UTF8.self).replacing("\r\n", with: "\n")
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
