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
    excess(measurement.name, ratio: measurement.ratio, allocations: measurement.allocations)
  }

  /// The same for figures that have a name.
  func excess(_ name: String, ratio: Double, allocations: Double = 0) -> String? {
    guard let limit = limits[name] else { return "\(name): thresholds.json does not know it" }
    if let most = limit.ratio, ratio > most * tolerance {
      return "\(name): \(Table.number(ratio)) x, the limit is \(most) x and \(tolerance) of tolerance"
    }
    if let most = limit.allocations, allocations > most + 0.01 {
      return "\(name): \(Table.number(allocations)) allocations a run, the limit is \(most)"
    }
    return nil
  }
}
