import Testing

@testable import ReportPages

@Suite("The page of a report")
struct ReportPageTests {
  private static var page: String { get throws { ReportPage(try ReportSample.report).html } }

  @Test("The page of three points is the recorded one")
  func whole() throws { try PageFixture("report.html").check(Self.page) }

  @Test("It is well-formed XML, too, and has no script")
  func wellFormed() throws {
    let reader = PageReader(try Self.page)
    #expect(reader.fault == nil)
    #expect(reader.elements("script").isEmpty)
  }

  @Test("A hostile name becomes no element and no attribute")
  func hostile() throws {
    let reader = PageReader(try Self.page)
    #expect(reader.elements("img").isEmpty)
    let attributes = Set(reader.elements.flatMap { $0.attributes.keys })
    #expect(attributes.filter { $0.hasPrefix("on") || $0 == "style" || $0 == "src" } == [])
  }

  @Test("Each chart has a text alternative")
  func alternatives() throws {
    let charts = PageReader(try Self.page).elements("svg")
    #expect(!charts.isEmpty)
    #expect(
      charts.allSatisfy {
        $0.attributes["aria-hidden"] == "true"
          || $0.attributes["role"] == "img" && $0.attributes["aria-label"]?.isEmpty == false
      })
  }

  @Test("Each table has a caption, and as many cells in each row as headers")
  func tables() throws {
    let reader = PageReader(try Self.page)
    #expect(reader.elements("caption").count == reader.elements("table").count)
    var widths: [Int] = []
    var row = 0
    for element in reader.elements {
      switch element.name {
      case "table": widths.append(0)
      case "tr": row = 0
      case "th", "td":
        row += 1
        if element.path.contains("thead") { widths[widths.count - 1] = row }
        #expect(row <= widths[widths.count - 1])
      default: break
      }
    }
    #expect(widths == [7, 3, 3, 5, 9, 10, 6, 2])
  }

  @Test("The table of old and new code has the share of the old at each point, the newest first")
  func ways() throws {
    let reader = PageReader(try Self.page)
    let cells = reader.elements("td").map { $0.text.replacing("\u{A0}", with: " ") }
    let start = try #require(cells.firstIndex(of: "27.3 %"))
    #expect(
      cells[start - 2...start + 8] == [
        "8", "3", "27.3 %", "", "1", "–not known", "–not known", "", "4", "11", "73.3 %",
      ])
  }

  @Test("A report of nothing is a page, too")
  func empty() throws {
    let reader = PageReader(ReportPage(try ReportSample.report([])).html)
    #expect(reader.fault == nil)
    #expect(reader.elements("p").first?.text == "Nothing was read.")
  }

  @Test("What is beyond twenty rows is folded")
  func folded() throws {
    let rows = (0..<25).map { ("c\($0)", "e", 1, $0 + 1, 1) }
    let reader = PageReader(ReportPage(try ReportSample.report([("1", ReportSample.profile(rows))])).html)
    #expect(reader.elements("summary").map(\.text) == ["5 more"])
    #expect(reader.elements("tr").count == 1 + 20 + 1 + 5 + 2)
  }
}
