import Foundation

/// Programs that the measurement runs.
enum ScaleRun {
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Runs a program to its end and returns what it prints.
  ///
  /// What it writes to standard error is shown.
  @discardableResult
  static func output(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.contains("/") ? program : "/usr/bin/env")
    process.arguments = program.contains("/") ? arguments : [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) \(arguments.joined(separator: " ")) failed:\n\(text)")
    }
    return text
  }

  /// The processor seconds of a program and of all that it starts.
  static func processorSeconds(_ program: String, _ arguments: [String]) throws -> Double {
    let before = childSeconds
    try output(program, arguments)
    return childSeconds - before
  }

  private static var childSeconds: Double {
    var usage = rusage()
    #if canImport(Glibc)
      let children = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
    #else
      let children = RUSAGE_CHILDREN
    #endif
    unsafe getrusage(children, &usage)
    let times = [usage.ru_utime, usage.ru_stime]
    return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}
