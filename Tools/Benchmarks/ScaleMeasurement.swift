import Foundation

/// What one way of binding costs in a generated package.
struct ScaleMeasurement {
  let way: ScalePackage.Way
  let adapters: Int
  /// Processor seconds of compiling and linking the first product, ServiceKit itself not counted.
  let buildSeconds: Double
  /// Bytes of the executable beyond the product without adapters.
  let bytes: Int
  /// The same after `strip`.
  let strippedBytes: Int
  /// Relocations beyond those of the product without adapters.
  let relocations: Int
  /// The first lookup of the process, to 5,000 inserts into a dictionary; median of the runs.
  let firstUse: Double
  /// Resident kilobytes beyond the product without adapters.
  let residentKilobytes: Int
}

/// The numbers of one executable.
struct ExecutableFigures {
  let bytes: Int
  let strippedBytes: Int
  let relocations: Int
  let firstUse: Double
  let residentKilobytes: Int

  init(_ path: URL) throws {
    bytes = try Self.size(path)
    let copy = path.deletingLastPathComponent().appendingPathComponent("\(path.lastPathComponent)-stripped")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: path, to: copy)
    try ScaleRun.output("strip", [copy.path])
    strippedBytes = try Self.size(copy)
    relocations = try ScaleRun.output("readelf", ["-rW", path.path]).split(separator: "\n")
      .count { $0.contains(" R_") }
    let runs = try (0..<11).map { _ in
      try ScaleRun.output(path.path, []).split(separator: " ").compactMap { Double($0) }
    }
    firstUse = runs.map { $0[0] / $0[1] }.sorted()[runs.count / 2]
    residentKilobytes = Int(runs.map { $0[2] }.sorted()[runs.count / 2])
  }

  private static func size(_ file: URL) throws -> Int {
    try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}

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
