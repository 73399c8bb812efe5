import Foundation

/// A run of swift-format over a folder.
enum FormatRun {
  /// What `swift format lint --strict` says of the Swift files below a folder, with the configuration that is there.
  static func findings(in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "format", "lint", "--strict", "--recursive", folder]
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: data, as: UTF8.self)
  }
}
