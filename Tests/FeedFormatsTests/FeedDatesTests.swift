import FeedFormats
import Foundation
import Testing

@Suite("Dates")
struct FeedDatesTests {
  @Test(
    "Dates of mail are read in all their wild forms",
    arguments: [
      ("Thu, 01 Jan 2004 19:48:21 GMT", "2004-01-01T19:48:21Z"),
      ("Thu, 1 Jan 2004 19:48:21 +0000", "2004-01-01T19:48:21Z"),
      ("01 Jan 2004 19:48 EST", "2004-01-02T00:48:00Z"), ("Thu, 01 Jan 04 19:48:21 PDT", "2004-01-02T02:48:21Z"),
      ("1 Jan 99 00:00:00 Z", "1999-01-01T00:00:00Z"), ("Thursday, 01-Jan-2004 19:48:21 UT", "2004-01-01T19:48:21Z"),
      ("Thu, 01 Jan 2004", "2004-01-01T00:00:00Z"), ("Jan 1, 2004", "2004-01-01T00:00:00Z"),
      ("January 1st, 2004 at 7:48 PM", "2004-01-01T19:48:00Z"), ("Thu Jan  1 19:48:21 2004", "2004-01-01T19:48:21Z"),
      ("Thu Jan  1 19:48:21 UTC 2004", "2004-01-01T19:48:21Z"), ("Mon, 01 Jan 2004 12:05 AM", "2004-01-01T00:05:00Z"),
      ("Thu, 01 Jan 2004 19:48:21 GMT+0100", "2004-01-01T18:48:21Z"),
      ("Thu, 01 Jan 2004 19:48:21 +01:00", "2004-01-01T18:48:21Z"),
      ("Do, 01 Mai 2014 10:00:00 CEST", "2014-05-01T08:00:00Z"),
      ("jeu., 15 août 2019 10:00:00 +0200", "2019-08-15T08:00:00Z"),
      ("ср, 05 июня 2019 10:00:00 MSK", "2019-06-05T07:00:00Z"),
      ("Thu, 01 Jan 2004 24:00:00 GMT", "2004-01-02T00:00:00Z"),
      ("Sat, 31 Dec 2016 23:59:60 GMT", "2017-01-01T00:00:00Z"),
      ("  \n Thu, 01 Jan 2004 19:48:21 GMT \n", "2004-01-01T19:48:21Z"),
      ("Thu, 01 Jan 2004 19:48:21 (GMT)", "2004-01-01T19:48:21Z"),
      ("12/31/2003 10:14:55 PM", "2003-12-31T22:14:55Z"), ("31/12/2003 10:14", "2003-12-31T10:14:00Z"),
      ("31.12.2003, 10:14", "2003-12-31T10:14:00Z"), ("2003 Dec 31 10:14", "2003-12-31T10:14:00Z"),
    ])
  func mail(_ text: String, _ expected: String) throws {
    #expect(FeedDates.date(text) == Feeds.date(expected))
  }

  @Test(
    "Dates of RFC 3339 and ISO 8601 are read",
    arguments: [
      ("2003-12-31T10:14:55Z", "2003-12-31T10:14:55Z"), ("2003-12-31T10:14:55-08:00", "2003-12-31T18:14:55Z"),
      ("2003-12-31t10:14:55z", "2003-12-31T10:14:55Z"), ("2003-12-31 10:14:55 +0530", "2003-12-31T04:44:55Z"),
      ("2003-12-31T10:14Z", "2003-12-31T10:14:00Z"), ("2003-12-31", "2003-12-31T00:00:00Z"),
      ("2003-12", "2003-12-01T00:00:00Z"), ("2003", "2003-01-01T00:00:00Z"), ("20031231", "2003-12-31T00:00:00Z"),
      ("20031231T101455Z", "2003-12-31T10:14:55Z"), ("2003-12-31T101455Z", "2003-12-31T10:14:55Z"),
      ("20031231101455", "2003-12-31T10:14:55Z"),
      ("2003-335", "2003-12-01T00:00:00Z"), ("2003/12/31 10:14:55", "2003-12-31T10:14:55Z"),
      ("2003年12月31日 10:14", "2003-12-31T10:14:00Z"), ("2000-02-29T00:00:00Z", "2000-02-29T00:00:00Z"),
      ("1072865695", "2003-12-31T10:14:55Z"), ("1072865695000", "2003-12-31T10:14:55Z"),
    ])
  func iso(_ text: String, _ expected: String) throws {
    #expect(FeedDates.date(text) == Feeds.date(expected))
  }

  @Test("Fractions of a second count")
  func fractions() throws {
    let whole = try #require(Feeds.date("2003-12-31T10:14:55Z"))
    for (text, fraction) in [("55.25Z", 0.25), ("55,5Z", 0.5), ("55.123456789123Z", 0.123_456_789)] {
      let date = try #require(FeedDates.date("2003-12-31T10:14:" + text))
      #expect(abs(date.timeIntervalSince(whole) - fraction) < 1e-6)
    }
  }

  @Test(
    "What is no date, or one that does not exist, gives none",
    arguments: [
      "", " ", "someday", "yesterday at noon", "30 Feb 2004", "2003-13-01", "2003-00-10", "2003-02-29T00:00:00Z", "12",
      "2003-12-31T25:00:00Z", "2003-12-31T10:61:00Z", "1 2 3 4 5", "--::--", "99999999999999999999", "Jan", "+0100",
      "2003-12-31T10:00:00+99:00", "0000-01-01", "\u{0}\u{1}", "１２ 月",
    ])
  func none(_ text: String) {
    #expect(FeedDates.date(text) == nil)
  }

  @Test(
    "Durations of podcasts are read as seconds",
    arguments: [
      ("3723", 3723.0), ("62:03", 3723), ("1:02:03", 3723), ("01:02:03.5", 3723.5), (" 90 ", 90), ("PT1H2M3S", 3723),
      ("pt90s", 90), (":30", 30),
    ])
  func durations(_ text: String, _ seconds: Double) {
    #expect(FeedDates.duration(text) == seconds)
  }

  @Test(
    "What is no duration gives none", arguments: ["", "-5", "1:2:3:4", "nan", "inf", "an hour", "1e99", "PT1X", "PT5"])
  func noDuration(_ text: String) {
    #expect(FeedDates.duration(text) == nil)
  }
}
