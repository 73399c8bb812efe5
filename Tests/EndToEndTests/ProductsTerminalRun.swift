#if os(Linux)
  import Foundation
  import Testing

  /// A run of a product on a terminal of its own that came to its end.
  struct ProductTerminalRun {
    /// How it ended.
    let status: Int32

    /// What was on the terminal: what the product wrote, and the echo of what was typed.
    let text: String

    /// Runs a product, with what is typed before it starts; control-D is the end.
    ///
    /// Without input, standard input is no terminal.
    init(
      _ product: BuiltProduct, columns: UInt16 = 80, _ arguments: [String], input: String? = nil,
      environment: [String: String] = [:]
    ) throws {
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
      if let input {
        process.standardInput = terminal
        process.standardError = terminal
        try FileHandle(fileDescriptor: controller).write(contentsOf: Data(input.utf8))
      } else {
        process.standardInput = FileHandle(forReadingAtPath: "/dev/null")
      }
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
      status = process.terminationStatus
      text = String(decoding: received, as: UTF8.self).replacing("\r\n", with: "\n")
    }

    /// The text without colours.
    var plain: String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
  }
#endif
