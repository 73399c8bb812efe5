import Foundation

/// The numbers of one product that was built.
struct ScaleFigures {
  /// Processor seconds of compiling and linking, ServiceKit itself not counted.
  let buildSeconds: Double
  let bytes: Int
  /// Bytes after `strip`.
  let strippedBytes: Int
  let relocations: Int
  /// The first lookup of the process, to 5,000 inserts into a dictionary; median of the runs.
  let firstUse: Double
  /// Median of the runs.
  let residentKilobytes: Int

  init(_ executable: URL, buildSeconds: Double) throws {
    self.buildSeconds = buildSeconds
    bytes = try Self.size(executable)
    let copy = executable.deletingLastPathComponent().appendingPathComponent("\(executable.lastPathComponent)-stripped")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: executable, to: copy)
    try ScaleRun.output("strip", [copy.path])
    strippedBytes = try Self.size(copy)
    relocations = try ScaleRun.output("readelf", ["-rW", executable.path]).split(separator: "\n")
      .count { $0.contains(" R_") }
    let runs = try (0..<11).map { _ in
      try ScaleRun.output(executable.path, []).split(separator: " ").compactMap { Double($0) }
    }
    firstUse = runs.map { $0[0] / $0[1] }.sorted()[runs.count / 2]
    residentKilobytes = Int(runs.map { $0[2] }.sorted()[runs.count / 2])
  }

  private static func size(_ file: URL) throws -> Int {
    try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}
