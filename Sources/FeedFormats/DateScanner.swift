/// Reads the fields of a date out of text, one token after the other.
struct DateScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var fields = DateFields()
  private var hasTime = false
  /// Numbers of a date whose month is no word, in order, with the separator that followed each.
  private var numbers: [(value: Int, digits: Int, separator: UInt8)] = []

  init(_ text: String) {
    bytes = Array(text.utf8.prefix(128))
    index = bytes.firstIndex { !$0.isASCIISpace } ?? bytes.count
  }

  /// The fields, or nil when the text is no date.
  mutating func scan() -> DateFields? {
    if let number = wholeNumber() { return compact(number) }
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isASCIIDigit {
        guard takeNumber() else { return nil }
      } else if byte.isASCIILetter || byte >= 0x80 {
        guard takeWord() else { return nil }
      } else if (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && hasTime {
        takeOffset()
      } else if byte == UInt8(ascii: "(") {
        break
      } else {
        index += 1
      }
    }
    return assign() ? fields : nil
  }

  // MARK: - Dates written as one number

  /// The value of text that is digits only, and their count.
  private func wholeNumber() -> (value: Int, digits: Int)? {
    let digits = bytes[index...].prefix { $0.isASCIIDigit }
    guard !digits.isEmpty, digits.count <= 14, bytes[digits.endIndex...].allSatisfy({ $0.isASCIISpace }) else {
      return nil
    }
    return (digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits.count)
  }

  private func compact(_ number: (value: Int, digits: Int)) -> DateFields? {
    var fields = DateFields()
    let value = number.value
    switch number.digits {
    case 4: fields.year = value
    case 6: (fields.year, fields.month) = (value / 100, value % 100)
    case 8: (fields.year, fields.month, fields.day) = (value / 10_000, value / 100 % 100, value % 100)
    case 9, 10: fields.epochSeconds = Double(value)
    case 13: fields.epochSeconds = Double(value) / 1000
    case 14:
      (fields.year, fields.month, fields.day) = (
        value / 10_000_000_000, value / 100_000_000 % 100, value / 1_000_000 % 100
      )
      (fields.hour, fields.minute, fields.second) = (value / 10_000 % 100, value / 100 % 100, Double(value % 100))
    default: return nil
    }
    return fields
  }

  // MARK: - Tokens

  private mutating func digits() -> (value: Int, digits: Int) {
    let first = index
    var value = 0
    while index < bytes.count, bytes[index].isASCIIDigit {
      if index - first < 9 { value = value * 10 + Int(bytes[index] - 0x30) }
      index += 1
    }
    return (value, index - first)
  }

  private func isNext(_ character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }

  /// Takes a number of the date, or a time.
  private mutating func takeNumber() -> Bool {
    let number = digits()
    if !hasTime, isNext(":") {
      return takeTime(hour: number.value)
    }
    if !hasTime, number.digits == 4 || number.digits == 6, numbers.count == 3, index >= 11,
      bytes[index - number.digits - 1] | 0x20 == UInt8(ascii: "t")
    {
      hasTime = true
      let clock = number.digits == 4 ? number.value * 100 : number.value
      (fields.hour, fields.minute, fields.second) = (clock / 10_000, clock / 100 % 100, Double(clock % 100))
      return true
    }
    if number.digits == 8, numbers.isEmpty {
      numbers = [(number.value / 10_000, 4, 0x2D), (number.value / 100 % 100, 2, 0x2D), (number.value % 100, 2, 0)]
      return true
    }
    numbers.append((number.value, number.digits, index < bytes.count ? bytes[index] : 0))
    return numbers.count <= 3
  }

  private mutating func takeTime(hour: Int) -> Bool {
    hasTime = true
    fields.hour = hour
    index += 1
    fields.minute = digits().value
    if isNext(":") {
      index += 1
      fields.second = Double(digits().value)
      if isNext(".") || isNext(",") {
        index += 1
        let fraction = digits()
        var scale = 1.0
        for _ in 0..<min(fraction.digits, 9) { scale *= 10 }
        fields.second += Double(fraction.value) / scale
      }
    }
    return true
  }

  /// Takes an offset from UTC: `+0100`, `-01:00`, `+1`.
  private mutating func takeOffset() {
    let sign = isNext("-") ? -1 : 1
    index += 1
    guard index < bytes.count, bytes[index].isASCIIDigit else { return }
    let number = digits()
    var minutes = number.digits <= 2 ? number.value * 60 : number.value / 100 * 60 + number.value % 100
    if number.digits <= 2, isNext(":") {
      index += 1
      minutes += digits().value
    }
    fields.offset = sign * minutes * 60
  }

  private mutating func takeWord() -> Bool {
    let first = index
    while index < bytes.count, bytes[index].isASCIILetter || bytes[index] >= 0x80 { index += 1 }
    if fields.month == nil, let month = DateNames.month(bytes[first..<index]) {
      fields.month = month
      return true
    }
    // A weekday, the T of RFC 3339, the characters of years, months and days.
    if !hasTime { return true }
    let word = String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
    if word == "pm" {
      if fields.hour < 12 { fields.hour += 12 }
    } else if word == "am" {
      if fields.hour == 12 { fields.hour = 0 }
    } else if let hours = DateNames.zone(word) {
      fields.offset = Int(hours * 3600)
    }
    return true
  }

  // MARK: - Meaning

  /// Decides which number is the year, the month and the day; false when they make no date.
  private mutating func assign() -> Bool {
    let values = numbers.map(\.value)
    let yearIndex = numbers.firstIndex { $0.digits >= 3 || $0.value > 31 }
    if let month = fields.month {
      guard (1...2).contains(numbers.count) else { return false }
      let year = yearIndex ?? (numbers.count == 2 ? 1 : nil)
      guard let year else { return false }
      fields.year = fullYear(numbers[year])
      fields.month = month
      fields.day = values.indices.first { $0 != year }.map { values[$0] }
      return true
    }
    guard let first = numbers.first else { return false }
    if first.digits == 4 {
      fields.year = values[0]
      if numbers.count == 2, numbers[1].digits == 3 {
        fields.ordinal = values[1]
        return true
      }
      fields.month = values.count > 1 ? values[1] : nil
      fields.day = values.count > 2 ? values[2] : nil
      return values.count > 1
    }
    guard numbers.count == 3 else { return false }
    fields.year = fullYear(numbers[2])
    let isDayFirst = first.separator == UInt8(ascii: ".") || values[0] > 12
    (fields.day, fields.month) = isDayFirst ? (values[0], values[1]) : (values[1], values[0])
    return true
  }

  /// The year of two or three digits as RFC 2822, section 4.3, reads it.
  private func fullYear(_ number: (value: Int, digits: Int, separator: UInt8)) -> Int {
    switch number.digits {
    case ...2: number.value < 50 ? 2000 + number.value : 1900 + number.value
    case 3: 1900 + number.value
    default: number.value
    }
  }
}
