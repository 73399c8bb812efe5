import Foundation

/// `Benchmarks scale`: what adapters cost by the hundred and by the thousand, in a generated package that is really built.
///
/// Each figure is what a product has beyond the same product with one adapter, divided by the number of adapters.
struct ScaleBenchmark {
  /// How many adapters, one row group each.
  var sizes = [100, 1_000, 5_000]
  /// Over how many targets they are spread.
  var modules = 10
  var configuration = "release"
  /// The time to build is compared with its limit, for the largest size.
  var isCheck = false

  /// - Throws: ``ScaleRun/Failure`` for an option that is not known or a number that is none.
  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)
    while !rest.isEmpty {
      let option = rest.removeFirst()
      if option == "--check" {
        isCheck = true
        continue
      }
      guard !rest.isEmpty else { throw ScaleRun.Failure(description: "\(option) needs a value") }
      let value = rest.removeFirst()
      let numbers = value.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
      switch option {
      case "--sizes" where !numbers.isEmpty: sizes = numbers
      case "--modules" where numbers.count == 1: modules = numbers[0]
      case "--configuration" where ["debug", "release"].contains(value): configuration = value
      default:
        throw ScaleRun.Failure(
          description:
            "scale [--check] [--sizes 100,1000,5000] [--modules 10] [--configuration release|debug], "
            + "not '\(option) \(value)'")
      }
    }
  }

  /// Builds and measures everything, and prints a Markdown table, each row as soon as it is known.
  ///
  /// - Returns: what is beyond its limit, as a line; nil where nothing is, and without a check.
  func run() throws -> String? {
    for line in ScaleTable.head { ScaleTable.show(line) }
    let package = ScalePackage(
      modules: modules,
      folder: FileManager.default.temporaryDirectory.appendingPathComponent("servicekit-scale-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: package.folder) }
    let build = ScaleBuild(package: package, configuration: configuration)
    try package.write(adapters: 0, dependingOn: Self.repository)
    try build.prepare()
    let bases = try figures(build)
    var last: Double?
    for size in sizes.sorted() {
      try package.write(adapters: size, dependingOn: Self.repository)
      let all = try figures(build)
      let rows = ScalePackage.Way.allCases.compactMap { way -> ScaleMeasurement? in
        guard let with = all[way], let base = bases[way] else { return nil }
        return ScaleMeasurement(way: way, adapters: size, with: with, base: base)
      }
      guard let plain = rows.first(where: { $0.way == .plain }) else { continue }
      for row in rows { ScaleTable.show(ScaleTable.line(row, plain: plain, configuration: configuration)) }
      last = rows.first { $0.way == .macro }.map { $0.buildSeconds / plain.buildSeconds }
    }
    guard isCheck, let last else { return nil }
    return try Thresholds.load().excess("scale-build-\(configuration)", ratio: last)
  }

  private func figures(_ build: ScaleBuild) throws -> [ScalePackage.Way: ScaleFigures] {
    var all: [ScalePackage.Way: ScaleFigures] = [:]
    for way in ScalePackage.Way.allCases { all[way] = try build.figures(of: way) }
    return all
  }

  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
}
