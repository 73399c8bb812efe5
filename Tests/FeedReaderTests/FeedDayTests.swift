import FeedReader
import Foundation
import Testing

@Suite struct FeedDayTests {
  @Test(
    "A day is written in Coordinated Universal Time, year first",
    arguments: [
      (0, "1970-01-01"), (1_773_041_400, "2026-03-09"), (86_399, "1970-01-01"), (-1, "1969-12-31"),
    ] as [(Double, String)])
  func day(seconds: Double, text: String) {
    #expect(Date(timeIntervalSince1970: seconds).feedDay == text)
  }
}
