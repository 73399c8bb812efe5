import Foundation
import ServiceKit
import Testing

/// The calendar of expiry dates.
struct ExperimentDayTests {
  @Test(arguments: ["2026-11-30", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2027-04-30"])
  func `A day is read and written in one form`(text: String) {
    #expect(ExperimentDay(text)?.description == text)
  }

  @Test(arguments: [
    "", "2026", "2026-1-01", "26-01-01", "2026/01/01", "2026-13-01", "2026-00-10", "2026-04-31", "2026-01-00",
    "2023-02-29", "1900-02-29", "2026-02-30", "0000-01-01", " 2026-01-01", "2026-01-01 ", "2026-01-1a", "+026-01-01",
    "２０２６-01-01",
  ])
  func `What is no day is none`(text: String) {
    #expect(ExperimentDay(text) == nil)
  }

  @Test func `Days are in the order of the calendar`() throws {
    let days = try ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01"].map { try #require(ExperimentDay($0)) }
    for (earlier, later) in zip(days, days.dropFirst()) {
      #expect(earlier < later)
      #expect(!(later < earlier))
      #expect(!(later < later))
    }
  }

  @Test func `Today is the day that the system's clock has in UTC`() throws {
    let format = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    let before = Date().formatted(format)
    let today = ExperimentDay.today.description
    #expect([before, Date().formatted(format)].contains(today))
  }
}
