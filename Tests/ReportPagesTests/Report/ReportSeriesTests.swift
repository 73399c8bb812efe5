import Testing

@testable import ReportPages

@Suite("Numbers over time")
struct ReportSeriesTests {
  private static let labels = ["a", "b", "c", "d"]

  @Test(arguments: [
    ([61, 58, nil, 9], "↓\u{A0}52 fewer since a"), ([0, 1, 2, 1_500], "↑\u{A0}1,500 more since a"),
    ([nil, 4, nil, 4], "as at b"), ([nil, 4, nil, nil], "at b"), ([nil, nil, nil, nil], ""),
  ])
  func `A change is in words and with an arrow`(values: [Int?], text: String) {
    #expect(ReportSeries(name: "n", values: values).changeText(Self.labels) == text)
  }

  @Test(arguments: [
    ([61, 58, 70, 9], "n: from 61 at a to 9 at d, at most 70 at c"), ([nil, 4, nil, nil], "n: 4 at b"),
    ([nil, nil, nil, nil], "n: nothing is known"), ([5, 5, 5, 5], "n: from 5 at a to 5 at d, at most 5 at a"),
  ])
  func `A chart says in words what it shows`(values: [Int?], text: String) {
    #expect(ReportSeries(name: "n", values: values).words(Self.labels) == text)
  }

  @Test("A chart leads from point to point, and with another line over what is not known")
  func chart() {
    #expect(
      ReportSeries(name: "n", values: [2, 1, nil, 0]).chart(Self.labels) == """
        <svg class="line" viewBox="-4 0 208 50" preserveAspectRatio="none" role="img" \
        aria-label="n: from 2 at a to 0 at d, at most 2 at a"><path class="base" d="M-4 46H204"></path>\
        <path class="gap" d="M66.7 25L200 46"></path><path class="way" d="M0 4L66.7 25"></path>\
        <path class="dots" d="M0 4h0M66.7 25h0M200 46h0"></path></svg>
        """)
  }
}
