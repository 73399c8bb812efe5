import Foundation

/// Prints measurements for people.
enum Table {
  static func number(_ value: Double) -> String { String(format: "%.2f", value) }

  static func line(_ measurement: Measurement, limit: Thresholds.Limit?) -> String {
    let columns = [
      measurement.name.padding(toLength: 32, withPad: " ", startingAt: 0),
      String(format: "%10.1f ns", measurement.subject), String(format: "%8.2f x", measurement.ratio),
      limit?.ratio.map { String(format: "limit %.1f x", $0) } ?? "",
      String(format: "%6.1f allocations", measurement.allocations), "against \(measurement.yardstickName)",
    ]
    return columns.filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
