import Foundation

/// `Benchmarks scale`: what adapters cost by the hundred and by the thousand, in generated packages that are really built.
struct ScaleBenchmark {
  /// How many adapters, one row group each.
  var sizes = [100, 1_000, 5_000]
  /// Over how many targets they are spread.
  var modules = 10
  var configuration = "release"

  /// - Throws: ``ScaleRun/Failure`` for an option that is not known or a number that is none.
  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)
    while !rest.isEmpty {
      let option = rest.removeFirst()
      guard !rest.isEmpty else { throw ScaleRun.Failure(description: "\(option) needs a value") }
      let value = rest.removeFirst()
      let numbers = value.split(separator: ",").compactMap { Int($0) }.filter { $0 > 1 }
      switch option {
      case "--sizes" where !numbers.isEmpty: sizes = numbers
      case "--modules" where numbers.count == 1: modules = numbers[0]
      case "--configuration" where ["debug", "release"].contains(value): configuration = value
      default:
        throw ScaleRun.Failure(
          description:
            "scale [--sizes 100,1000,5000] [--modules 10] [--configuration release|debug], not '\(option) \(value)'")
      }
    }
  }

  /// Builds and measures everything, and prints a Markdown table.
  func run() throws {
    print(
      "| adapters | bound by | build, CPU s | CPU ms each | to not registered | bytes each | stripped | relocations each "
        + "| first use | memory, bytes each |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for size in sizes {
      let rows = try measure(size)
      guard let plain = rows.first(where: { $0.way == .plain }) else { continue }
      for row in rows { print(line(row, plain: plain)) }
    }
  }

  private func measure(_ size: Int) throws -> [ScaleMeasurement] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("servicekit-scale-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = ScalePackage(adapters: size, modules: min(modules, size - 1), folder: folder)
    try package.write(dependingOn: Self.repository)
    let options = [
      "build", "-c", configuration, "--package-path", folder.path, "--scratch-path",
      folder.appendingPathComponent("build").path,
    ]
    // ServiceKit, the macros and what planning a build costs are paid here, and once more to know the last.
    try ScaleRun.output("swift", options + ["--product", ScalePackage.empty])
    let planning = try ScaleRun.processorSeconds("swift", options + ["--product", ScalePackage.empty])
    let products = folder.appendingPathComponent("build/\(configuration)")
    let empty = try ExecutableFigures(products.appendingPathComponent(ScalePackage.empty))
    return try ScalePackage.Way.allCases.map { way in
      let names = ScalePackage.products(way)
      let seconds = try ScaleRun.processorSeconds("swift", options + ["--product", names[0]])
      try ScaleRun.output("swift", options + ["--product", names[1]])
      let figures = try names.map { try ExecutableFigures(products.appendingPathComponent($0)) }[0]
      return ScaleMeasurement(
        way: way, adapters: size, buildSeconds: seconds - planning, bytes: figures.bytes - empty.bytes,
        strippedBytes: figures.strippedBytes - empty.strippedBytes,
        relocations: figures.relocations - empty.relocations, firstUse: figures.firstUse,
        residentKilobytes: figures.residentKilobytes - empty.residentKilobytes)
    }
  }

  private func line(_ row: ScaleMeasurement, plain: ScaleMeasurement) -> String {
    let count = Double(row.adapters)
    let cells = [
      "\(row.adapters)", row.way.title, String(format: "%.1f", row.buildSeconds),
      String(format: "%.1f", row.buildSeconds / count * 1_000),
      row.way == .plain ? "1" : String(format: "%.1f x", row.buildSeconds / plain.buildSeconds),
      String(format: "%.0f", Double(row.bytes) / count), String(format: "%.0f", Double(row.strippedBytes) / count),
      String(format: "%.1f", Double(row.relocations) / count),
      row.way == .plain ? "–" : String(format: "%.2f x", row.firstUse),
      String(format: "%.0f", Double(row.residentKilobytes) * 1_024 / count),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
}
