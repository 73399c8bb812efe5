import Foundation

/// A finished run of another program, with its standard error.
struct ProcessRun {
  let errors: String
  let status: Int32

  /// Runs a program to its end, reading while it runs, since a full pipe would stop it for ever.
  init(_ executable: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    errors = String(decoding: data, as: UTF8.self)
    status = process.terminationStatus
  }
}
