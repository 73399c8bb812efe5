public import Foundation

/// Dates as feeds write them.
///
/// Understood are RFC 822 and 2822 with their wild forms (missing or wrong weekday, two-digit years, missing seconds or
/// zone, English and some other names of months, month before day, dots and slashes), RFC 3339 and the calendar, ordinal
/// and short forms of ISO 8601, the form of C's `asctime`, dates with the characters 年月日, and seconds or milliseconds
/// since 1970. A date without a zone is read as UTC.
public enum FeedDates {
  /// The moment that a text names; nil when it names none, or one that does not exist.
  ///
  /// - Complexity: O(n) in the bytes of the text, of which only the first 128 are looked at.
  public static func date(_ text: String) -> Date? {
    var scanner = DateScanner(text)
    return scanner.date()
  }

  /// The seconds of a duration as podcasts write it: `3723`, `62:03`, `1:02:03`, `1:02:03.5`, or `PT1H2M3S` (ISO 8601).
  ///
  /// - Returns: The seconds, from 0; nil when the text is no duration.
  public static func duration(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.utf8.count <= 32 else { return nil }
    if "Pp".contains(text.prefix(1)),
      let match = text.uppercased().wholeMatch(of: /PT(?:([0-9.]+)H)?(?:([0-9.]+)M)?(?:([0-9.]+)S)?/)
    {
      let (_, hours, minutes, seconds) = match.output
      return zip([hours, minutes, seconds], [3600, 60, 1]).reduce(0) { $0 + (Double($1.0 ?? "") ?? 0) * $1.1 }
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard let value = Double(part.isEmpty ? "0" : part), value.isFinite, value >= 0 else { return nil }
      seconds = seconds * 60 + value
    }
    return text.isEmpty || seconds > 1e9 ? nil : seconds
  }
}
