import Foundation
import Testing

/// A run of the fixture `CrashingHost`, to its end.
struct CrashingHostRun {
  /// What it said, in order.
  let lines: [String]
  /// The signal that ended it; nil where it exited.
  let signal: Int32?

  /// Runs the fixture.
  ///
  /// - Parameters:
  ///   - path: the file of the record.
  ///   - mode: what it does.
  ///   - number: what that follows from.
  ///   - end: called after its first line; a process that does not end by itself is to be ended there.
  /// - Throws: what starting it throws.
  init(_ path: String, _ mode: String, _ number: Int = 0, end: (Process) -> Void = { _ in }) throws {
    let process = Self.process([path, mode, "\(number)"])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var data = output.fileHandleForReading.availableData
    end(process)
    data += try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
    signal = process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
  }

  /// What it says of the run before.
  var previous: String? { lines.first { $0.hasPrefix("previous ") }.map { String($0.dropFirst(9)) } }

  /// What may be said of this run: the stack that was, and the one that was to be where it ended in between.
  var possibleAnswers: Set<String> {
    let changes = lines.filter { $0.hasPrefix("begin ") || $0.hasPrefix("end ") }
    // It ended before anything was recorded.
    if lines.isEmpty { return ["No run was recorded."] }
    guard let last = changes.last else { return [Self.answer("")] }
    let next = Self.answer(last)
    guard last.hasPrefix("begin ") else { return [next] }
    return [next, Self.answer(changes.last { $0.hasPrefix("end ") } ?? "")]
  }

  /// What is said of a stack.
  private static func answer(_ line: String) -> String {
    guard let top = line.split(separator: " ").dropFirst().last else {
      return "The last run did not end orderly; no module was open."
    }
    return "The last run did not end orderly; the module on top was '\(top)'."
  }

  static let tornAnswer = "How the last run ended cannot be known: it ended while the record was being written."

  /// The fixture, which is built beside the tests.
  static func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = folder.appendingPathComponent("CrashingHost")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    return process
  }

  private static let folder: URL = {
    // The bundle is a file on Linux and a folder on macOS, where another program runs it.
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.pathExtension != "xctest", url.path != "/" { url.deleteLastPathComponent() }
    return url.deletingLastPathComponent()
  }()
}

/// A folder that is gone after the test.
final class RecordFolder {
  let url: URL
  /// The path of a record in it.
  var record: String { url.appendingPathComponent("modules.record").path }

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("record-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
