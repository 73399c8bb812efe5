import Foundation

/// The Markdown table of `Benchmarks scale`.
enum ScaleTable {
  static let head = [
    "| adapters | bound by | build, CPU s | CPU ms each | to not registered | bytes each | stripped | relocations each "
      + "| first use | memory, bytes each |",
    "|---|---|---|---|---|---|---|---|---|---|",
  ]

  static func line(_ row: ScaleMeasurement, plain: ScaleMeasurement, configuration: String) -> String {
    let isPlain = row.way == .plain
    // How fast code runs says nothing in a debug build.
    let isOptimised = configuration == "release"
    let cells = [
      isOptimised ? "\(row.adapters)" : "\(row.adapters), \(configuration)", row.way.title,
      String(format: "%.1f", row.buildSeconds), String(format: "%.1f", row.each(row.buildSeconds) * 1_000),
      isPlain ? "1" : String(format: "%.1f x", row.buildSeconds / plain.buildSeconds),
      String(format: "%.0f", row.each(row.bytes)), String(format: "%.0f", row.each(row.strippedBytes)),
      String(format: "%.1f", row.each(row.relocations)),
      isPlain || !isOptimised ? "–" : String(format: "%.2f x", row.firstUse),
      String(format: "%.0f", row.each(row.residentBytes)),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Prints a line at once: the whole takes many minutes, and `print` keeps lines back where it writes into a file.
  static func show(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }
}
