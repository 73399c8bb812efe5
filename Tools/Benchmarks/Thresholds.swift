import Foundation

/// The limits, kept beside the benchmarks in `thresholds.json`.
struct Thresholds: Decodable {
  struct Limit: Decodable {
    /// The largest ratio to the yardstick; nil: only shown.
    var ratio: Double?
    /// The largest number of allocations a run; nil: only shown.
    var allocations: Double?
  }

  /// What a ratio may exceed its limit by, as a factor: machines are noisy.
  var tolerance: Double
  var limits: [String: Limit]

  static func load() throws -> Thresholds {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try JSONDecoder().decode(
      Thresholds.self, from: Data(contentsOf: folder.appendingPathComponent("thresholds.json")))
  }

  /// What a measurement exceeds, as a line; nil where it keeps its limits.
  func excess(_ measurement: Measurement) -> String? {
    guard let limit = limits[measurement.name] else { return "\(measurement.name): thresholds.json does not know it" }
    if let ratio = limit.ratio, measurement.ratio > ratio * tolerance {
      return
        "\(measurement.name): \(Table.number(measurement.ratio)) x, the limit is \(ratio) x and \(tolerance) of tolerance"
    }
    if let allocations = limit.allocations, measurement.allocations > allocations + 0.01 {
      return
        "\(measurement.name): \(Table.number(measurement.allocations)) allocations a run, the limit is \(allocations)"
    }
    return nil
  }
}
