import Foundation

/// The program `servicekit`, which is built beside the tests.
enum BuiltTool {
  /// Runs it to its end.
  static func run(_ arguments: [String], folder: URL? = nil) throws -> ProcessRun {
    try ProcessRun(path, arguments, folder: folder, environment: ["NO_COLOR": "", "COLUMNS": ""])
  }

  /// The path of the executable.
  static let path: String = {
    // The bundle is a file on Linux and a folder on macOS, where another program runs it.
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var url = URL(fileURLWithPath: bundle)
    while url.pathExtension != "xctest", url.path != "/" { url.deleteLastPathComponent() }
    return url.deletingLastPathComponent().appendingPathComponent("servicekit").path
  }()
}
