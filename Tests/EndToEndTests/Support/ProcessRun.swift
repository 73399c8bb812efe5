import Foundation

/// A finished run of a program.
struct ProcessRun {
  var status: Int32
  var output: Data
  var errors: Data

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// Runs a program to its end.
  ///
  /// Both pipes are drained while it runs: a program that fills one would wait for ever.
  ///
  /// - Parameters:
  ///   - program: a path, or a name that `PATH` knows.
  ///   - arguments: what it is started with.
  ///   - input: what it reads from standard input; nothing if left out.
  ///   - folder: the working folder.
  ///   - environment: added to this process's environment; an empty value removes a variable.
  /// - Throws: what starting the program, and reading its output, throw.
  init(
    _ program: String, _ arguments: [String] = [], input: Data = Data(), folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.filter { !$0.value.isEmpty }
    let standardInput = Pipe()
    let standardOutput = Pipe()
    let standardError = Pipe()
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    let reader = PipeReader(standardError.fileHandleForReading)
    let writer = PipeWriter(standardInput.fileHandleForWriting, input)
    output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    errors = reader.wait()
    writer.wait()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class PipeReader: @unchecked Sendable {
  private var data = Data()
  private let done = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    Thread.detachNewThread { [self] in
      data = (try? handle.readToEnd()) ?? Data()
      done.signal()
    }
  }

  func wait() -> Data {
    done.wait()
    return data
  }
}

/// Writes a pipe on a thread of its own, and closes it.
private final class PipeWriter: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle, _ data: Data) {
    Thread.detachNewThread { [self] in
      // A program that exits without reading closes the pipe, which is its right.
      signal(SIGPIPE, SIG_IGN)
      try? handle.write(contentsOf: data)
      try? handle.close()
      done.signal()
    }
  }

  func wait() { done.wait() }
}
