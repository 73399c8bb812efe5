import Testing

@testable import ReportPages

@Suite("Numbers in pages")
struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_000, "\u{2212}1,000"),
    (Int.min, "\u{2212}9,223,372,036,854,775,808"),
  ])
  func `A count has commas between thousands`(number: Int, text: String) { #expect(NumberText.count(number) == text) }

  @Test(arguments: [(0, "\u{B1}0"), (3, "+3"), (-1_200, "\u{2212}1,200")])
  func `A change has a sign`(number: Int, text: String) { #expect(NumberText.change(number) == text) }

  @Test(arguments: [(19, 58, "32.8\u{A0}%"), (0, 7, "0.0\u{A0}%"), (7, 7, "100.0\u{A0}%"), (0, 0, "0.0\u{A0}%")])
  func `A share is in percent with one digit behind the point`(part: Int, whole: Int, text: String) {
    #expect(NumberText.share(part, of: whole) == text)
  }

  @Test(arguments: [
    (0, "0 ns"), (999, "999 ns"), (1_000, "1.00 µs"), (9_994, "9.99 µs"), (9_995, "10.0 µs"), (28_633, "28.6 µs"),
    (999_499, "999 µs"), (999_500, "1.00 ms"), (1_250_000_000, "1.25 s"), (59_940_000_000, "59.9 s"),
    (59_960_000_000, "1 min 0 s"), (125_000_000_000, "2 min 5 s"), (3_720_000_000_000, "1 h 2 min"),
    (Int64.max, "2,562,047 h 47 min"), (-1_500, "\u{2212}1.50 µs"), (Int64.min, "\u{2212}2,562,047 h 47 min"),
  ])
  func `A time has the unit that fits it`(nanoseconds: Int64, text: String) {
    #expect(NumberText.duration(nanoseconds: nanoseconds) == text.replacing(" ", with: "\u{A0}"))
  }
}
