internal import Foundation

/// A date and time of the Gregorian calendar as it was read, not yet checked.
struct DateFields {
  var year: Int?
  var month: Int?
  var day: Int?
  var hour = 0
  var minute = 0
  var second = 0.0
  /// Seconds east of UTC.
  var offset = 0
  /// The day of the year, in place of month and day.
  var ordinal: Int?
  /// Seconds since 1970, in place of everything else.
  var epochSeconds: Double?

  /// The moment; nil when a part is missing or out of its range.
  var date: Date? {
    if let epochSeconds { return Date(timeIntervalSince1970: epochSeconds) }
    guard let year, (1...9999).contains(year), (0...24).contains(hour), (0...59).contains(minute), (0..<61) ~= second,
      abs(offset) <= 24 * 3600
    else { return nil }
    let month = ordinal == nil ? month ?? 1 : 1
    let day = ordinal ?? day ?? 1
    let longest = ordinal == nil ? Self.days(in: month, of: year) : 366
    guard (1...12).contains(month), (1...longest).contains(day) else { return nil }
    let days = Self.daysSince1970(year: year, month: month, day: day)
    let seconds = days * 86_400 + hour * 3600 + minute * 60 - offset
    return Date(timeIntervalSince1970: Double(seconds) + second)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01 in the proleptic Gregorian calendar (Howard Hinnant, "chrono-compatible low-level date algorithms").
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
