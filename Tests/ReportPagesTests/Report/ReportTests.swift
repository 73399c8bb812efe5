import Testing

@testable import ReportPages

@Suite("Reports over time")
struct ReportTests {
  @Test("Documents of one label are one point, in the order of the first of each")
  func points() throws {
    let report = try ReportSample.report
    #expect(report.points.map(\.label) == ["1.9", "1.10", "1.11"])
    #expect(report.points.map(\.documents.count) == [4, 1, 5])
  }

  @Test("Findings are counted by rule, and for each of their products")
  func findings() throws {
    let lint = try #require(try ReportSample.report.points[0].lint)
    #expect(lint.rules == ["product-flag": 2, "module-cycle": 1])
    #expect(lint.products == ["Lite": 2, "Standard": 1])
  }

  @Test("Old are findings of the old way and what the baseline hides")
  func old() throws {
    let report = try ReportSample.report
    #expect(report.points.map(report.oldPlaces) == [11, nil, 3])
  }

  @Test("New is what is declared, once each, also where two documents name it")
  func declared() throws {
    let report = try ReportSample.report([
      ("1", ReportSample.adapters([("A", 1, 1, 1), ("C", 1, 1, 1)])), ("1", ReportSample.matrix),
      ("1", ReportSample.modules([("m", 1, 1, 1)])), ("1", ReportSample.modules([("m", 1, 1, 1)], product: "Lite")),
      ("1", ReportSample.profile([("c", "e", 1, 1, 1), ("c", "f", 1, 1, 1)])),
    ])
    #expect(report.points[0].declared == ReportPoint.Declared(adapters: 3, components: 1, modules: 1))
  }

  @Test("Times of one component are added up over its events, the costliest of which is named")
  func components() throws {
    let components = try ReportSample.report.points[2].components
    let preloader = try #require(components.first { $0.name == "preloader" })
    #expect(preloader.calls == 6)
    #expect(preloader.totalNanoseconds == 41_900_000)
    #expect(preloader.longestNanoseconds == 20_000_000)
    #expect(preloader.costliestEvent == "arrange(_:)")
  }

  @Test("Modules of two products are apart, those of one in two documents are added up")
  func modules() throws {
    let report = try ReportSample.report([
      ("1", ReportSample.modules([("m", 2, 10, 7)])), ("1", ReportSample.modules([("m", 3, 20, 9)])),
      ("1", ReportSample.modules([("m", 5, 1, 1)], product: "Lite")),
    ])
    #expect(report.points[0].modules.map(\.launches) == [5, 5])
    #expect(report.points[0].modules.map(\.product) == ["Lite", "Standard"])
    #expect(report.points[0].modules[1].meanNanoseconds == 6)
    #expect(report.points[0].modules[1].longestNanoseconds == 9)
  }

  @Test("Numbers that no program counts stop no report", arguments: [Int.max, Int.min, -1])
  func extremes(number: Int) throws {
    let documents = (0..<3).flatMap { _ in
      [
        ("1", ReportSample.modules([("m", number, number, number)])),
        ("1", ReportSample.adapters([("A", number, number, number)])),
        ("1", ReportSample.profile([("c", "e", number, number, number)])),
        ("1", ReportSample.lint([], baseline: number, suppressions: number)),
      ]
    }
    let report = try ReportSample.report(documents + documents.map { ("2", $0.1) })
    #expect(PageReader(ReportPage(report).html).fault == nil)
  }
}
