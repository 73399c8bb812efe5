internal import Foundation

/// Reads a date out of text, one token after the other.
struct DateScanner {
  private let bytes: [UInt8]
  private var index = 0
  /// The numbers of the date in order, with the separator that followed each.
  private var numbers: [(value: Int, digits: Int, separator: UInt8)] = []
  /// The month that a word names.
  private var month: Int?
  private var time: (hour: Int, minute: Int, second: Double)?
  /// Seconds east of UTC.
  private var offset = 0

  init(_ text: String) {
    let text = text.trimmingASCIISpace()
    bytes = text.utf8.count <= 128 ? Array(text.utf8) : Array(text.utf8.prefix(128))
  }

  /// The moment; nil when the text is no date, or one that does not exist.
  mutating func date() -> Date? {
    // A year before our era is a placeholder, never the day of an item.
    if bytes.first == UInt8(ascii: "-") { return nil }
    let isNumber = bytes.count <= 14 && bytes.allSatisfy(\.isASCIIDigit)
    if isNumber, [9, 10, 13].contains(bytes.count) {
      return Date(timeIntervalSince1970: Double(digits().value) / (bytes.count == 13 ? 1000 : 1))
    }
    scan: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): break scan
      case UInt8(ascii: "+") where time != nil, UInt8(ascii: "-") where time != nil: takeOffset()
      case let byte where byte.isASCIIDigit: takeNumber()
      case let byte where byte.isASCIILetter || byte >= 0x80: takeWord()
      default: index += 1
      }
    }
    guard numbers.count <= 3, abs(offset) <= 24 * 3600, let days = isNumber ? shortDay() : day() else { return nil }
    let (hour, minute, second) = time ?? (0, 0, 0)
    guard hour <= 24, minute <= 59, second < 61 else { return nil }
    return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3600 + minute * 60 - offset) + second)
  }

  // MARK: - Tokens

  private mutating func digits() -> (value: Int, digits: Int) {
    let first = index
    var value = 0
    while index < bytes.count, bytes[index].isASCIIDigit {
      if index - first < 14 { value = value * 10 + Int(bytes[index] - 0x30) }
      index += 1
    }
    return (value, index - first)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Takes a number of the date, or a time.
  private mutating func takeNumber() {
    let followsT = index > 0 && bytes[index - 1] | 0x20 == UInt8(ascii: "t")
    let (value, count) = digits()
    if time == nil, take(":") {
      takeTime(hour: value)
    } else if time == nil, followsT, numbers.count == 3, count == 4 || count == 6 {
      takeClock(count == 4 ? value * 100 : value)
    } else if numbers.isEmpty, count == 8 || count == 14 {
      let date = count == 14 ? value / 1_000_000 : value
      numbers = [(date / 10_000, 4, 0), (date / 100 % 100, 2, 0), (date % 100, 2, 0)]
      if count == 14 { takeClock(value % 1_000_000) }
    } else {
      numbers.append((value, count, index < bytes.count ? bytes[index] : 0))
    }
  }

  /// Takes a time of six digits.
  private mutating func takeClock(_ value: Int) {
    time = (value / 10_000, value / 100 % 100, Double(value % 100))
  }

  /// Takes what follows the hour and its colon.
  private mutating func takeTime(hour: Int) {
    let minute = digits().value
    var second = 0.0
    if take(":") {
      second = Double(digits().value)
      if take(".") || take(",") {
        let first = index
        _ = digits()
        second += Double("0." + String(decoding: bytes[first..<index].prefix(9), as: UTF8.self) + "0") ?? 0
      }
    }
    time = (hour, minute, second)
  }

  /// Takes an offset from UTC: `+0100`, `-01:00`, `+1`.
  private mutating func takeOffset() {
    let sign = take("-") ? -1 : 1
    _ = take("+")
    let (value, count) = digits()
    guard count > 0 else { return }
    let minutes = count > 2 ? value % 100 : take(":") ? digits().value : 0
    offset = sign * ((count > 2 ? value / 100 : value) * 60 + minutes) * 60
  }

  /// Takes a month, a zone, half of a day, or a word that says nothing: a weekday, the T of RFC 3339, 年月日.
  private mutating func takeWord() {
    let word = bytes[index...].prefix { $0.isASCIILetter || $0 >= 0x80 }
    index = word.endIndex
    // The last name counts: in some languages a weekday begins like a month.
    guard let hour = time?.hour else { return month = DateNames.month(word) ?? month }
    if let hours = DateNames.zone(word) {
      offset = Int(hours * 3600)
    } else if word.map({ $0 | 0x20 }).elementsEqual("pm".utf8) {
      time?.hour = hour < 12 ? hour + 12 : hour
    } else if word.map({ $0 | 0x20 }).elementsEqual("am".utf8), hour == 12 {
      time?.hour = 0
    }
  }

  // MARK: - Meaning

  /// The days since 1970 of a text that is digits only: a year, a month or a day.
  private func shortDay() -> Int? {
    guard numbers.count == 1 else { return day() }
    let (value, count, _) = numbers[0]
    return count == 4 ? Self.days(value, 1, 1) : count == 6 ? Self.days(value / 100, value % 100, 1) : nil
  }

  /// The days since 1970 of the numbers, once it is clear which of them is the year, the month and the day.
  private func day() -> Int? {
    guard let first = numbers.first else { return nil }
    let values = numbers.map(\.value)
    if let month {
      let yearIndex = numbers.firstIndex { $0.digits >= 3 || $0.value > 31 } ?? (numbers.count == 2 ? 1 : nil)
      guard let yearIndex, numbers.count <= 2 else { return nil }
      return Self.days(year(numbers[yearIndex]), month, numbers.count == 2 ? values[1 - yearIndex] : 1)
    }
    if first.digits == 4, numbers.count > 1 {
      if numbers.count == 2, numbers[1].digits == 3 {
        return (1...366).contains(values[1]) ? Self.days(values[0], 1, 1).map { $0 + values[1] - 1 } : nil
      }
      return Self.days(values[0], values[1], numbers.count == 3 ? values[2] : 1)
    }
    guard first.digits != 4, numbers.count == 3 else { return nil }
    let isDayFirst = first.separator == UInt8(ascii: ".") || values[0] > 12
    return Self.days(year(numbers[2]), values[isDayFirst ? 1 : 0], values[isDayFirst ? 0 : 1])
  }

  /// The year of two or three digits as RFC 2822, section 4.3, reads it.
  private func year(_ number: (value: Int, digits: Int, separator: UInt8)) -> Int {
    switch number.digits {
    case ...2: number.value + (number.value < 50 ? 2000 : 1900)
    case 3: number.value + 1900
    default: number.value
    }
  }

  /// Days since 1970-01-01 in the proleptic Gregorian calendar (Howard Hinnant, "chrono-compatible low-level date
  /// algorithms"); nil for a day that does not exist, and for one before the calendar did, such as the zero dates of
  /// some programming languages.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let longest = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    guard (1583...9999).contains(year), (1...12).contains(month), (1...longest).contains(day) else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}
