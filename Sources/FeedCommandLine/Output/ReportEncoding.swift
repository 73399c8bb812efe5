import Foundation

/// The one way in which reports become JSON.
enum ReportEncoding {
  /// The report as JSON text with sorted keys, one line feed at its end.
  static func text(of report: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
