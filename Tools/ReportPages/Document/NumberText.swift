/// Numbers as pages show them, the same in every locale.
enum NumberText {
  /// A whole number with commas between thousands: `12,345`.
  static func count(_ number: some BinaryInteger) -> String {
    let digits = String(number.magnitude)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return (number < 0 ? "\u{2212}" : "") + grouped
  }

  /// A difference with its sign: `+3`, `−2`, `±0`.
  static func change(_ number: Int) -> String {
    number == 0 ? "\u{B1}0" : number > 0 ? "+" + count(number) : count(number)
  }

  /// A share in percent with one digit behind the point: `32.8 %`.
  static func share(_ part: Int, of whole: Int) -> String {
    let tenths = whole > 0 ? (Double(part) / Double(whole) * 1_000).rounded() : 0
    return fixed(tenths, decimals: 1) + "\u{A0}%"
  }

  /// A time in the unit that leaves it between 1 and 1,000, three digits: `870 ns`, `28.6 µs`, `1.25 s`, `2 min 5 s`.
  static func duration(nanoseconds: Int64) -> String {
    if nanoseconds < 0 { return "\u{2212}" + duration(nanoseconds: nanoseconds == .min ? .max : -nanoseconds) }
    if nanoseconds < 1_000 { return "\(nanoseconds)\u{A0}ns" }
    for (unit, size) in [("µs", 1_000.0), ("ms", 1e6), ("s", 1e9)] {
      let value = Double(nanoseconds) / size
      if value < (unit == "s" ? 59.95 : 999.5) { return threeDigits(value) + "\u{A0}" + unit }
    }
    let seconds = Int64((Double(nanoseconds) / 1e9).rounded())
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0 { return "\(count(hours))\u{A0}h\u{A0}\(minutes)\u{A0}min" }
    return "\(minutes)\u{A0}min\u{A0}\(seconds % 60)\u{A0}s"
  }

  private static func threeDigits(_ value: Double) -> String {
    let decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    let scale = [1.0, 10, 100][decimals]
    return fixed((value * scale).rounded(), decimals: decimals)
  }

  /// A number of tenths or hundredths with its point.
  private static func fixed(_ scaled: Double, decimals: Int) -> String {
    let digits = String(Int64(scaled))
    guard decimals > 0 else { return digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
