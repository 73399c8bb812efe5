import FeedArticleAPI
import Foundation
import MediatorKit
import Testing

@testable import FeedCommandLine

@Suite struct ModulesReportTests {
  private let report: ModulesReport

  init() {
    let mediator = Mediator(modules: ["FeedArticle", "FeedShare", "FeedSettings"])
    var counts = ModuleCounts()
    counts.modules = [ModuleCounts.Count(id: "2", launches: 3, totalNanoseconds: 4_000_000, longestNanoseconds: .max)]
    report = ModulesReport(product: "Example", mediator: mediator, counts: counts)
  }

  @Test func `The report is the same after JSON, with its version`() throws {
    #expect(report.modules.map(\.launches) == [3, 0, 0])
    #expect(!report.actions.isEmpty)
    let text = try ReportEncoding.text(of: report)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["schemaVersion"] as? Int == 1)
    #expect(try JSONDecoder().decode(ModulesReport.self, from: Data(text.utf8)) == report)
  }

  @Test(arguments: ["0", "2", "-1"]) func `A report of another version is refused`(_ version: String) throws {
    let text = #"{"schemaVersion": \#(version), "product": "Example", "modules": [], "actions": []}"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ModulesReport.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "the report has another version than 1, the one that is read")
  }
}
